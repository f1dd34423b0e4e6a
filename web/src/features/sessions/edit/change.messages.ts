import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/change.en.ts';
import { nl } from './texts/change.nl.ts';

/** The texts of the question before sessions change; apart from those of the lists, which load them at once. */
export const changeMessages = defineMessages({ nl, en });
