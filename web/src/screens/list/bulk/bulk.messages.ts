import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/bulk.en.ts';
import { nl } from './texts/bulk.nl.ts';

/** The texts of actions for the chosen rows of a list. */
export const bulkMessages = defineMessages({ nl, en });
