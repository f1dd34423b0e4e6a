import { en } from './texts/word.en.ts';
import { nl } from './texts/word.nl.ts';

/** Wording about sports, tags, categories and types: the words that offers are described with. */
export const wordMessages = { nl, en };
