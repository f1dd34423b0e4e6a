import { en } from './texts/activity.en.ts';
import { nl } from './texts/activity.nl.ts';

/** Messages about activities and what publishing asks of them. */
export const activityMessages = { nl, en };
