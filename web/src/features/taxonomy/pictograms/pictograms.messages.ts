import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/pictograms.en.ts';
import { nl } from './texts/pictograms.nl.ts';

/** The names of the pictograms. */
export const pictogramMessages = defineMessages({ nl, en });
