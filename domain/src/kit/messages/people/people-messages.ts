import { en } from './texts/people.en.ts';
import { nl } from './texts/people.nl.ts';

/** Messages about invites, roles and impersonation. */
export const peopleMessages = { nl, en };
