import { en } from './texts/general.en.ts';
import { nl } from './texts/general.nl.ts';

/** Messages of the first screen, loaded with it; all others load with the first form. */
export const generalMessages = { nl, en };
