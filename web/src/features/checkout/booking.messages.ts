import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/booking.en.ts';
import { nl } from './texts/booking.nl.ts';

export const bookingMessages = defineMessages({ nl, en });
