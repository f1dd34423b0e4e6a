import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/shell.en.ts';
import { nl } from './texts/shell.nl.ts';

export const shellMessages = defineMessages({ nl, en });
