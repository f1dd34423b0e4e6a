import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/filter.en.ts';
import { nl } from './texts/filter.nl.ts';

/** The texts of the editor of filters. */
export const filterMessages = defineMessages({ nl, en });
