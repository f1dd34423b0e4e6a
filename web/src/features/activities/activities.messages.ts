import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/activities.en.ts';
import { nl } from './texts/activities.nl.ts';

export const activityMessages = defineMessages({ nl, en });
