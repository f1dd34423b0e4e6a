import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from '../texts/activity-type.en.ts';
import { nl } from '../texts/activity-type.nl.ts';

export const activityTypeMessages = defineMessages({ nl, en });
