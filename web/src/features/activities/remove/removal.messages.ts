import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/removal.en.ts';
import { nl } from './texts/removal.nl.ts';

/** Texts of the confirmation before an activity is removed or canceled; separate from those that forms load too. */
export const removalMessages = defineMessages({ nl, en });
