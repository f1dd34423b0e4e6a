import { en } from './texts/finance.en.ts';
import { nl } from './texts/finance.nl.ts';

/** Messages about bank accounts, and about payouts to them that are on hold. */
export const financeMessages = { nl, en };
