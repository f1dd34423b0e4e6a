import { en } from './texts/account.en.ts';
import { nl } from './texts/account.nl.ts';

/** Messages about accounts and messages that only the server can know. */
export const accountMessages = { nl, en };
