import { en } from './texts/planning.en.ts';
import { nl } from './texts/planning.nl.ts';

/** Messages about planning: repetition, sessions, subscription, opening hours, publishing. */
export const planningMessages = { nl, en };
