import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/notifications.en.ts';
import { nl } from './texts/notifications.nl.ts';

export const notificationMessages = defineMessages({ nl, en });
