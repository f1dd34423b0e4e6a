import type { Locale } from '../../words.ts';
import { en } from './texts/shortcut-words.en.ts';
import { nl } from './texts/shortcut-words.nl.ts';

/** The texts of the list of shortcuts. */
export const shortcutWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
