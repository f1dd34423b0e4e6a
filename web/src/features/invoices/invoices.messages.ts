import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/invoices.en.ts';
import { nl } from './texts/invoices.nl.ts';

export const invoiceMessages = defineMessages({ nl, en });
