import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/messages.en.ts';
import { nl } from './texts/messages.nl.ts';

export const messageMessages = defineMessages({ nl, en });
