import { en } from './texts/participant.en.ts';
import { nl } from './texts/participant.nl.ts';

/** Messages about bookings: eligibility, attendance, bundles. */
export const participantMessages = { nl, en };
