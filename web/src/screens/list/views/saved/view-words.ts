import { defineMessages } from '../../../../platform/texts/messages.ts';
import { en } from './texts/view-words.en.ts';
import { nl } from './texts/view-words.nl.ts';

/** The texts for saving, updating, renaming and managing views. */
export const viewWords = defineMessages({ nl, en });
