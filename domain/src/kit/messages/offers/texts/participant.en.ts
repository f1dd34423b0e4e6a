import type { nl } from './participant.nl.ts';

export const en: typeof nl = {
  'participant.date_of_birth': 'Enter a date of birth between 1900 and today',
  'participant.age': 'The participant must be between {from} and {to} years old on the day of the session',
  'participant.age_from': 'The participant must be at least {from} years old on the day of the session',
  'participant.age_to': 'The participant must be at most {to} years old on the day of the session',
  'check_in.early': 'Check-in opens 24 hours before the start',
  // said by the server only
  'participant.payment_ended': 'This session is over; signing up with a payment is no longer possible',
  'participant.payment_outside': 'This offer is paid for on another website',
  'participant.move_begun':
    'This session has begun. Only someone with the right to refund can move a paying participant.',
  'participant.bundle': 'This participant is in a bundle and can’t be moved separately',
  'participant.canceled': 'This participant no longer takes part',
  'participant.signed_out': 'This participant has already signed out of this session',
  'participant.move_same': 'The participant is already in this session',
  'participant.duplicate': 'This participant is already on the list',
  'walk_in.price':
    'The price is now {now}, no longer the {shown} that was shown when adding. Add the participant again with what was paid',
  'walk_in.duplicate':
    'Someone with this name and no e-mail address is already on the list. Add a letter to tell them apart',
};
