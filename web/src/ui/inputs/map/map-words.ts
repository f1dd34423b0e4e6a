import type { Locale } from '../../words.ts';
import { en } from './texts/map-words.en.ts';
import { nl } from './texts/map-words.nl.ts';

/** The texts of maps. */
export const mapWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
