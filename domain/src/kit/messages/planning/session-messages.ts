import { en } from './texts/session.en.ts';
import { nl } from './texts/session.nl.ts';

/** Messages about sessions, their repetition, the period to subscribe, and the calendar. */
export const sessionMessages = { nl, en };
