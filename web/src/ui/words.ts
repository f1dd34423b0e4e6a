import type { en } from './words-en.ts';
import { nl } from './words-nl.ts';

export type Locale = 'nl' | 'en';
export type Words = typeof nl;

/** The kit's texts that the browser has: Dutch comes with the page, English with the first page in English. Slices have their own. */
const known: { nl: Words; en?: typeof en } = { nl };

/** Dutch as long as the texts of a language are under way, or can't be fetched. */
export const wordsOf = (locale: Locale): Words => known[locale] ?? known.nl;

/** Afterwards `wordsOf` has them, unless the network is away. */
export async function loadWords(locale: Locale): Promise<void> {
  if (known[locale] !== undefined) return;
  try {
    known.en = (await import('./words-en.ts')).en;
  } catch {
    // the page works in Dutch, and the next one asks again
  }
}
