import type { nl } from './booking.nl.ts';

export const en: typeof nl = {
  'booking.guardian': 'Participants under {age} are signed up by a parent or guardian',
  // said by the server only
  'booking.walk_in': 'No need to sign up',
  'booking.closed': 'Sign-up is not open',
  'booking.not_payable': 'Online payment isn’t set up here yet',
  'booking.return_url': 'This page is not on a website of the platform',
  'booking.left': 'Spots left: {left}',
  'booking.refused': 'This isn’t possible with these details. Check your e-mail or contact us.',
  'booking.started': 'This can no longer be cancelled',
  'booking.not_unpaid': 'There is nothing left to pay',
};
