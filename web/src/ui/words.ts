import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { nl } from './words-nl.ts';

export type { Locale };

export type Words = typeof nl;

/** The kit's texts that are loaded: Dutch comes with the page. Slices have their own in their messages file. */
const known: Partial<Record<Locale, Words>> = { nl };

export function addWords(locale: Locale, words: Words): void {
  known[locale] = words;
}

/** Dutch when the texts of a language couldn't be loaded. */
export const wordsOf = (locale: Locale): Words => known[locale] ?? nl;
