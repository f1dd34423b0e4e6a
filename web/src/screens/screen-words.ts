import { defineMessages } from '../platform/texts/messages.ts';
import { en } from './texts/screen-words.en.ts';
import { nl } from './texts/screen-words.nl.ts';

export const screenWords = defineMessages({ nl, en });
