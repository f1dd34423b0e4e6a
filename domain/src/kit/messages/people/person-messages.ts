import { en } from './texts/person.en.ts';
import { nl } from './texts/person.nl.ts';

/** Messages about a person and their personal data. */
export const personMessages = { nl, en };
