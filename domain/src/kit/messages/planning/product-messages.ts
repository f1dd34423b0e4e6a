import { en } from './texts/product.en.ts';
import { nl } from './texts/product.nl.ts';

/** Messages about products. */
export const productMessages = { nl, en };
