import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/payment-links.en.ts';
import { nl } from './texts/payment-links.nl.ts';

export const paymentLinksMessages = defineMessages({ nl, en });
