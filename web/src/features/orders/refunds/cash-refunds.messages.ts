import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/cash-refunds.en.ts';
import { nl } from './texts/cash-refunds.nl.ts';

export const cashRefundMessages = defineMessages({ nl, en });
