import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/edit-words.en.ts';
import { nl } from './texts/edit-words.nl.ts';

/** The general texts of forms, without names of fields and records. */
export const editWords = defineMessages({ nl, en });
