import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/export-words.en.ts';
import { nl } from './texts/export-words.nl.ts';

/** The texts of an export, from the click on. */
export const exportWords = defineMessages({ nl, en });
