import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/filter-words.en.ts';
import { nl } from './texts/filter-words.nl.ts';

/** The texts of the editor of filters. */
export const filterWords = defineMessages({ nl, en });
