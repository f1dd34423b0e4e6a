import type { nl } from './door.nl.ts';

export const en: typeof nl = {
  'walk_in.duplicate':
    'Someone with this name and no e-mail address is already on the list. Add a letter to tell them apart',
  'participant.payment_ended': 'This session is over; signing up with a payment is no longer possible',
  'participant.payment_outside': 'This offer is paid for on another website',
  'participant.move_begun':
    'This session has begun. Only someone with the right to refund can move a paying participant.',
  'participant.bundle': 'This participant is in a bundle and can’t be moved separately',
};
