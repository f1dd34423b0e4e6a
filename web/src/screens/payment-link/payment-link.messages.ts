import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/payment-link.en.ts';
import { nl } from './texts/payment-link.nl.ts';

export const paymentLinkMessages = defineMessages({ nl, en });
