import { en } from './texts/profile.en.ts';
import { nl } from './texts/profile.nl.ts';

/** Messages to app users. */
export const profileMessages = { nl, en };
