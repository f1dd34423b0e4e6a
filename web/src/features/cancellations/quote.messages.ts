import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/quote.en.ts';
import { nl } from './texts/quote.nl.ts';

export const quoteMessages = defineMessages({ nl, en });
