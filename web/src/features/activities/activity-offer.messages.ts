import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/activity-offer.en.ts';
import { nl } from './texts/activity-offer.nl.ts';

/** The texts for copying an activity and for changing its kind of offer. */
export const activityOfferMessages = defineMessages({ nl, en });
