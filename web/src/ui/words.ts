import { en } from './words-en.ts';
import { nl } from './words-nl.ts';

export type Locale = 'nl' | 'en';
export type Words = typeof nl;

/** All texts of the kit by language; slices have their own in their messages file. */
export const words: Record<Locale, Words> = { nl, en };
