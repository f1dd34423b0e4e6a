import type { Locale } from '../words.ts';
import { en } from './texts/contacts-words.en.ts';
import { nl } from './texts/contacts-words.nl.ts';

/** The texts of the input for contacts. */
export const contactsWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
