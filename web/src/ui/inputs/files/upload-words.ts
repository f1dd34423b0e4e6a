import type { Locale } from '../../words.ts';
import { en } from './texts/upload-words.en.ts';
import { nl } from './texts/upload-words.nl.ts';

/** The texts of inputs for files. */
export const uploadWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
