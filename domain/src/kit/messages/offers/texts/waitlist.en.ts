import type { nl } from './waitlist.nl.ts';

export const en: typeof nl = {
  'waitlist.over': 'This waiting list is closed: the session or bundle has started or was cancelled',
  'waitlist.closing': 'Sign-up closes too soon for an invitation. Add the participant yourself.',
  'waitlist.present': 'This person is already a participant',
  'waitlist.again': 'This person is on the waiting list again',
  'waitlist.age': 'This person is outside the activity’s age limits',
  // said by the server only
  'waitlist.none': 'This activity has no waiting list. Turn it on in the activity’s settings.',
  'waitlist.duplicate': 'This person is already on the waiting list',
  'waitlist.open': 'This person has already been invited. Send the invitation again.',
  'waitlist.not_invited': 'This person has not been invited yet',
  'waitlist.accepted': 'This invitation was already accepted',
  'waitlist.removed': 'This person is no longer on the waiting list',
  'waitlist.declined': 'You declined this invitation',
  'waitlist.expired': 'This invitation has expired',
  'waitlist.withdrawn': 'This invitation was withdrawn; you are back on the waiting list',
  'waitlist.canceled': 'This has been cancelled',
  'waitlist.full': 'The last spot has just been taken; you are back on the waiting list',
  'waitlist.booked':
    'You are taking part already, so you don’t need this invitation any more. A free spot goes to the next person.',
  'waitlist.booked_part':
    'There already is a booking in your name that isn’t paid yet, or for some of the sessions. Your invitation stays open.',
  'waitlist.people':
    '{count} people are still waiting. If you turn off the waiting list, they are removed and get an e-mail.',
  'waitlist.people_one':
    '1 person is still waiting. If you turn off the waiting list, this person is removed and gets an e-mail.',
};
