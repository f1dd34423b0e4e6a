import { en } from './texts/call.en.ts';
import { nl } from './texts/call.nl.ts';

/** Messages about a call itself: its login, its record, a limit, work that it started. */
export const callMessages = { nl, en };
