import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/provider-comparisons.en.ts';
import { nl } from './texts/provider-comparisons.nl.ts';

export const providerComparisonMessages = defineMessages({ nl, en });
