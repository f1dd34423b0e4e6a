import type { Locale } from '../../words.ts';
import { en } from './texts/order-words.en.ts';
import { nl } from './texts/order-words.nl.ts';

/** The texts of lists that the user orders. */
export const orderWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
