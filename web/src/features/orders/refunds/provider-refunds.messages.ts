import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/provider-refunds.en.ts';
import { nl } from './texts/provider-refunds.nl.ts';

export const providerRefundMessages = defineMessages({ nl, en });
