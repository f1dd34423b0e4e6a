import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/all-of-person.en.ts';
import { nl } from './texts/all-of-person.nl.ts';

export const allOfPersonMessages = defineMessages({ nl, en });
