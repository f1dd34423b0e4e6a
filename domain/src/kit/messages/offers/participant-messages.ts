import { en } from './texts/participant.en.ts';
import { nl } from './texts/participant.nl.ts';

/** Messages about participants, at the door as well. */
export const participantMessages = { nl, en };
