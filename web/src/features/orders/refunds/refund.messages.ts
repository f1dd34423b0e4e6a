import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/refund.en.ts';
import { nl } from './texts/refund.nl.ts';

export const refundMessages = defineMessages({ nl, en });
