import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/removal.en.ts';
import { nl } from './texts/removal.nl.ts';

/** Texts of the confirmation before an activity is removed or canceled; in a file of their own, so that forms don't load them. */
export const removalMessages = defineMessages({ nl, en });
