import type { Locale } from '../words.ts';
import { en } from './texts/input-words.en.ts';
import { nl } from './texts/input-words.nl.ts';

/** The texts of inputs, which only forms need. */
export const inputWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
