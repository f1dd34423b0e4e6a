import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/many-sessions.en.ts';
import { nl } from './texts/many-sessions.nl.ts';

/** The texts of the dialogs that change chosen sessions. */
export const manySessionMessages = defineMessages({ nl, en });
