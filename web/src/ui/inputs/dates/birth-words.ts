import type { Locale } from '../../words.ts';
import { en } from './texts/birth-words.en.ts';
import { nl } from './texts/birth-words.nl.ts';

/** The texts of inputs of dates of birth, which few forms need. */
export const birthWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
