import { en } from './texts/payout.en.ts';
import { nl } from './texts/payout.nl.ts';

/** Messages about payout batches. Every page loads them: they are short. */
export const payoutMessages = { nl, en };
