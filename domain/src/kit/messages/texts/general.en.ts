import type { nl } from './general.nl.ts';

export const en: typeof nl = {
  'general.away': 'The data is unavailable right now. Try again in a few seconds',
  'general.away_again': 'Unavailable right now, trying again in {seconds} s',
  'general.error': 'An error occurred while processing your request. Please try again later.',
  forbidden: 'You have no access to this part',
};
