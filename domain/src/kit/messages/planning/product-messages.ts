import { en } from './texts/product.en.ts';
import { nl } from './texts/product.nl.ts';

export const productMessages = { nl, en };
