import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/message-items.en.ts';
import { nl } from './texts/message-items.nl.ts';

export const messageItemMessages = defineMessages({ nl, en });
