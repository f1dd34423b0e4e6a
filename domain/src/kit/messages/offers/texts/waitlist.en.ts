import type { nl } from './waitlist.nl.ts';

export const en: typeof nl = {
  'waitlist.over': 'This waiting list is closed: the session or bundle has started or was cancelled',
  'waitlist.closing': 'Sign-up closes too soon for an invitation. Add the participant yourself.',
  'waitlist.present': 'This person is already a participant',
  'waitlist.again': 'This person is on the waiting list again',
  'waitlist.age': 'This person is outside the activity’s age limits',
};
