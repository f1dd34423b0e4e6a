import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/check-in.en.ts';
import { nl } from './texts/check-in.nl.ts';

export const checkInMessages = defineMessages({ nl, en });
