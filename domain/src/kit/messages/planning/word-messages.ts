import { en } from './texts/word.en.ts';
import { nl } from './texts/word.nl.ts';

/** Messages about sports, tags, categories, types and labels: the words that offers are described with. */
export const wordMessages = { nl, en };
