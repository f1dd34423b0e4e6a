import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/jobs.en.ts';
import { nl } from './texts/jobs.nl.ts';

export const jobMessages = defineMessages({ nl, en });
