import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/chosen-sessions.en.ts';
import { nl } from './texts/chosen-sessions.nl.ts';

/** The texts of the questions before chosen sessions are canceled or removed. */
export const chosenSessionMessages = defineMessages({ nl, en });
