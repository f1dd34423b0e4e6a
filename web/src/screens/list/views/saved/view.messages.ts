import { defineMessages } from '../../../../platform/texts/messages.ts';
import { en } from './texts/view.en.ts';
import { nl } from './texts/view.nl.ts';

/** The texts for saving, updating, renaming and managing views. */
export const viewMessages = defineMessages({ nl, en });
