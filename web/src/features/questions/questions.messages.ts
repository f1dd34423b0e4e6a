import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/questions.en.ts';
import { nl } from './texts/questions.nl.ts';

export const questionMessages = defineMessages({ nl, en });
