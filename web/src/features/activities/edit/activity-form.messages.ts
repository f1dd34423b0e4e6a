import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/activity-form.en.ts';
import { nl } from './texts/activity-form.nl.ts';

/** The texts of the form of an activity; separate, so that lists don't load them. */
export const activityFormMessages = defineMessages({ nl, en });
