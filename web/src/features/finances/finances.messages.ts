import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/finances.en.ts';
import { nl } from './texts/finances.nl.ts';

export const financeMessages = defineMessages({ nl, en });
