import { en } from './texts/general.en.ts';
import { nl } from './texts/general.nl.ts';

/** Messages that any screen may need, such as those about a lost connection. They load with the first screen. */
export const generalMessages = { nl, en };
