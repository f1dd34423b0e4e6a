import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/organization-sessions.en.ts';
import { nl } from './texts/organization-sessions.nl.ts';

export const organizationSessionMessages = defineMessages({ nl, en });
