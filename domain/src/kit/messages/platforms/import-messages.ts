import { en } from './texts/import.en.ts';
import { nl } from './texts/import.nl.ts';

/** Messages about imports. */
export const importMessages = { nl, en };
