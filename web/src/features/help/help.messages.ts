import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/help.en.ts';
import { nl } from './texts/help.nl.ts';

export const helpMessages = defineMessages({ nl, en });
