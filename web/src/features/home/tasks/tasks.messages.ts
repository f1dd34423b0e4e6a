import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/tasks.en.ts';
import { nl } from './texts/tasks.nl.ts';

export const taskMessages = defineMessages({ nl, en });
