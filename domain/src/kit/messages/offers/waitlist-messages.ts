import { en } from './texts/waitlist.en.ts';
import { nl } from './texts/waitlist.nl.ts';

/** Messages about waiting lists. */
export const waitlistMessages = { nl, en };
