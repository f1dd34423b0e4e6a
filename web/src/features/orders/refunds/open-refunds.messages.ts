import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/open-refunds.en.ts';
import { nl } from './texts/open-refunds.nl.ts';

export const openRefundMessages = defineMessages({ nl, en });
