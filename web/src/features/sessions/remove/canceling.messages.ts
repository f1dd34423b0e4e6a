import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/canceling.en.ts';
import { nl } from './texts/canceling.nl.ts';

/** The texts of the dialog that cancels sessions, in a file of their own so that lists don't load them. */
export const cancelingMessages = defineMessages({ nl, en });
