import { en } from './texts/order.en.ts';
import { nl } from './texts/order.nl.ts';

/** Messages about orders, refunds and stock. */
export const orderMessages = { nl, en };
