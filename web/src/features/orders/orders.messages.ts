import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/orders.en.ts';
import { nl } from './texts/orders.nl.ts';

export const orderMessages = defineMessages({ nl, en });
