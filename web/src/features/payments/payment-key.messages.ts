import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/payment-key.en.ts';
import { nl } from './texts/payment-key.nl.ts';

export const paymentKeyMessages = defineMessages({ nl, en });
