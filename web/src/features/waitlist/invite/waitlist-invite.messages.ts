import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/waitlist-invite.en.ts';
import { nl } from './texts/waitlist-invite.nl.ts';

export const inviteMessages = defineMessages({ nl, en });
