import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/organizations.en.ts';
import { nl } from './texts/organizations.nl.ts';

export const organizationMessages = defineMessages({ nl, en });
