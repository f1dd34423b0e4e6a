import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/mail-problem.en.ts';
import { nl } from './texts/mail-problem.nl.ts';

export const mailProblemMessages = defineMessages({ nl, en });
