import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/bulk-words.en.ts';
import { nl } from './texts/bulk-words.nl.ts';

/** The texts of actions for the chosen rows of a list. */
export const bulkWords = defineMessages({ nl, en });
