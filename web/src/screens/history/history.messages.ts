import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/history.en.ts';
import { nl } from './texts/history.nl.ts';

export const historyMessages = defineMessages({ nl, en });
