import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/booking-list.en.ts';
import { nl } from './texts/booking-list.nl.ts';

export const bookingMessages = defineMessages({ nl, en });
