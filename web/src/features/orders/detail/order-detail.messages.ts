import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/order-detail.en.ts';
import { nl } from './texts/order-detail.nl.ts';

export const orderDetailMessages = defineMessages({ nl, en });
