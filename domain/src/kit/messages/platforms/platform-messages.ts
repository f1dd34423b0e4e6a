import { en } from './texts/platform.en.ts';
import { nl } from './texts/platform.nl.ts';

/** Messages about a platform: its place among others, domains, holidays. */
export const platformMessages = { nl, en };
