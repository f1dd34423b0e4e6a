import { en } from './texts/load.en.ts';
import { nl } from './texts/load.nl.ts';

/** Messages of a server that is too busy, or that lost its database while it saved. */
export const loadMessages = { nl, en };
