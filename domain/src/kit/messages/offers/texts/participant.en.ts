import type { nl } from './participant.nl.ts';

export const en: typeof nl = {
  'participant.date_of_birth': 'Enter a date of birth between 1900 and today',
  'check_in.early': 'Check-in opens 24 hours before the start',
};
