import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/change.en.ts';
import { nl } from './texts/change.nl.ts';

/** The texts of the question before sessions change, in a file of their own so that lists don't load them. */
export const changeMessages = defineMessages({ nl, en });
