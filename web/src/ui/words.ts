import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { en } from './texts/words.en.ts';
import { nl } from './texts/words.nl.ts';

export type { Locale };

export type Words = typeof nl;

/** The texts of the kit that every page needs; large parts have a file of their own (`useWordsOf`). Slices have their own in their messages file. */
export const words: Readonly<Record<Locale, Words>> = { nl, en };
