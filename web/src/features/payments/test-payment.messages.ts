import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/test-payment.en.ts';
import { nl } from './texts/test-payment.nl.ts';

export const testPaymentMessages = defineMessages({ nl, en });
