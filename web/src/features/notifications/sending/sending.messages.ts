import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/sending.en.ts';
import { nl } from './texts/sending.nl.ts';

export const sendingMessages = defineMessages({ nl, en });
