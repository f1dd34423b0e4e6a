import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/product-form.en.ts';
import { nl } from './texts/product-form.nl.ts';

/** The texts of the form of a product, which its lists don't show. */
export const productFormMessages = defineMessages({ nl, en });
