import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/generate.en.ts';
import { nl } from './texts/generate.nl.ts';

export const generateMessages = defineMessages({ nl, en });
