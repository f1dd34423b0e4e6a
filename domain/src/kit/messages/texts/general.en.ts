import type { nl } from './general.nl.ts';

export const en: typeof nl = {
  'general.invalid': 'Field is not valid',
  'general.away': 'The data is unavailable right now. Try again in a few seconds',
  'general.away_again': 'Unavailable right now, trying again in {seconds} s',
  'general.offline': 'No connection. Try again once you are back online.',
  'general.error': 'An error occurred while processing your request. Please try again later.',
  forbidden: 'You have no access to this part',
  // said by the server only
  'general.form': 'Please fill in all the fields correctly',
  'general.busy': 'Someone else is changing this right now. Try again in a moment',
  'general.away_unsure': 'The connection was lost while saving. Check in a few seconds whether your change was saved',
  'general.overloaded': 'It is very busy right now. Try again in a few seconds',
};
