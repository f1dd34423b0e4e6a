import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/walk-in.en.ts';
import { nl } from './texts/walk-in.nl.ts';

export const walkInMessages = defineMessages({ nl, en });
