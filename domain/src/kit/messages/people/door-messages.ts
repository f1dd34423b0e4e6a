import { en } from './texts/door.en.ts';
import { nl } from './texts/door.nl.ts';

/** Messages about people whom staff add at the door or the desk, or move. */
export const doorMessages = { nl, en };
