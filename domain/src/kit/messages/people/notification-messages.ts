import { en } from './texts/notification.en.ts';
import { nl } from './texts/notification.nl.ts';

/** Messages about notifications to app users. */
export const notificationMessages = { nl, en };
