import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/auth-sessions.en.ts';
import { nl } from './texts/auth-sessions.nl.ts';

export const authSessionMessages = defineMessages({ nl, en });
