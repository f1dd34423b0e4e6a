import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/products.en.ts';
import { nl } from './texts/products.nl.ts';

export const productMessages = defineMessages({ nl, en });
