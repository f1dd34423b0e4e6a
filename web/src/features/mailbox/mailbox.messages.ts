import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/mailbox.en.ts';
import { nl } from './texts/mailbox.nl.ts';

export const mailboxMessages = defineMessages({ nl, en });
