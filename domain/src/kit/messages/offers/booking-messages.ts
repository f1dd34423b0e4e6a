import { en } from './texts/booking.en.ts';
import { nl } from './texts/booking.nl.ts';

/** Messages to people who book on a website or in the app. Every page loads them: they are short. */
export const bookingMessages = { nl, en };
