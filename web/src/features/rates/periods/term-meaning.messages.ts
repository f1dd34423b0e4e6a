import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/term-meaning.en.ts';
import { nl } from './texts/term-meaning.nl.ts';

export const termMeaningMessages = defineMessages({ nl, en });
