import type { Locale } from '../../words.ts';
import { en } from './texts/bulk-words.en.ts';
import { nl } from './texts/bulk-words.nl.ts';

/** The texts of the bar for chosen rows. */
export const bulkWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
