import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/refund-amounts.en.ts';
import { nl } from './texts/refund-amounts.nl.ts';

export const refundAmountMessages = defineMessages({ nl, en });
