import type { Locale } from '../../words.ts';
import { en } from './texts/palette-words.en.ts';
import { nl } from './texts/palette-words.nl.ts';

/** The texts of the command palette. */
export const paletteWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
