import { en } from './texts/product.en.ts';
import { nl } from './texts/product.nl.ts';

/** Messages about single records and their state: words, organisations, access, keys. */
export const productMessages = { nl, en };
