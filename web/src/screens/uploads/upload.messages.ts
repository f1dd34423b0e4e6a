import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/upload.en.ts';
import { nl } from './texts/upload.nl.ts';

export const uploadMessages = defineMessages({ nl, en });
