import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/bundles.en.ts';
import { nl } from './texts/bundles.nl.ts';

export const bundleMessages = defineMessages({ nl, en });
