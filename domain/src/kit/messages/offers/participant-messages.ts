/** Messages about bookings: eligibility, attendance, bundles. */
export const participantMessages = {
  'participant.canceled': {
    nl: 'Deze deelnemer is uitgeschreven',
    en: 'This participant no longer takes part',
  },
  'participant.signed_out': {
    nl: 'Deze deelnemer is al afgemeld voor deze sessie',
    en: 'This participant is signed out of this session already',
  },
  'participant.date_of_birth': {
    nl: 'Vul een geboortedatum tussen 1900 en vandaag in',
    en: 'Enter a date of birth between 1900 and today',
  },
  'session.begun_paid': {
    nl: 'Deze sessie is begonnen en mensen betalen ervoor. Alleen wie mag terugbetalen, kan haar naar later verplaatsen.',
    en: 'This session has begun and people pay for it. Only someone who may refund can move it to later.',
  },
  'participant.move_same': {
    nl: 'De deelnemer staat al bij deze sessie',
    en: 'The participant is already in this session',
  },
  'session.canceled': { nl: 'Deze sessie gaat niet door', en: 'This session has been cancelled' },
  'session.full_named': { nl: 'Deze sessie is vol: {session}', en: 'This session is full: {session}' },
  'bundle.full': { nl: 'Deze bundel is vol', en: 'This bundle is full' },
  'bundle.closed': { nl: 'Inschrijven voor deze bundel is gesloten', en: 'Sign-up for this bundle is closed' },
  'bundle.over': {
    nl: 'Deze bundel heeft geen sessies meer die nog komen',
    en: 'This bundle has no sessions left to come',
  },
  'check_in.early': {
    nl: 'Aanwezig of afwezig kan vanaf 24 uur voor de start',
    en: 'Present or absent can be set from 24 hours before the start',
  },
} as const;
