import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/contacts.en.ts';
import { nl } from './texts/contacts.nl.ts';

export const contactMessages = defineMessages({ nl, en });
