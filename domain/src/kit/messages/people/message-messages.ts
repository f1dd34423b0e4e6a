import { en } from './texts/message.en.ts';
import { nl } from './texts/message.nl.ts';

/** Messages about messages that staff send to participants, buyers and waiting lists. */
export const messageMessages = { nl, en };
