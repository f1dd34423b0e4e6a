import { en } from './texts/account.en.ts';
import { nl } from './texts/account.nl.ts';

/** Messages about a login and its password. */
export const accountMessages = { nl, en };
