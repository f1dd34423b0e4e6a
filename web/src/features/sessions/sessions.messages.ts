import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/sessions.en.ts';
import { nl } from './texts/sessions.nl.ts';

export const sessionMessages = defineMessages({ nl, en });
