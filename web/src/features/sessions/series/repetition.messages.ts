import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/repetition.en.ts';
import { nl } from './texts/repetition.nl.ts';

export const repetitionMessages = defineMessages({ nl, en });
