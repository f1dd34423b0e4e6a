import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/bank-reply.en.ts';
import { nl } from './texts/bank-reply.nl.ts';

export const bankReplyMessages = defineMessages({ nl, en });
