import { en } from './texts/finance.en.ts';
import { nl } from './texts/finance.nl.ts';

/** Messages about bank accounts. */
export const financeMessages = { nl, en };
