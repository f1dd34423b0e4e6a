import { defineMessages } from '../platform/texts/messages.ts';
import { en } from './texts/screen.en.ts';
import { nl } from './texts/screen.nl.ts';

export const screenMessages = defineMessages({ nl, en });
