import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/product-form.en.ts';
import { nl } from './texts/product-form.nl.ts';

/** The texts of the product form, in a file of their own so that the lists load without them. */
export const productFormMessages = defineMessages({ nl, en });
