import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/people.en.ts';
import { nl } from './texts/people.nl.ts';

export const peopleMessages = defineMessages({ nl, en });
