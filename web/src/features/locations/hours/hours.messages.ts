import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/hours.en.ts';
import { nl } from './texts/hours.nl.ts';

export const hoursMessages = defineMessages({ nl, en });
