import { en } from './texts/conflict.en.ts';
import { nl } from './texts/conflict.nl.ts';

/** Messages about offers and bookings that only the server can know: what is full, over, or changed meanwhile. */
export const conflictMessages = { nl, en };
