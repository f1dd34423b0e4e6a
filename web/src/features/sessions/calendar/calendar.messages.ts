import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/calendar.en.ts';
import { nl } from './texts/calendar.nl.ts';

export const calendarMessages = defineMessages({ nl, en });
