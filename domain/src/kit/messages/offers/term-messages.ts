import { en } from './texts/term.en.ts';
import { nl } from './texts/term.nl.ts';

/** Messages about cancellation terms and their periods. */
export const termMessages = { nl, en };
