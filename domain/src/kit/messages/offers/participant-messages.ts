/** Messages about bookings: eligibility, attendance, bundles. */
export const participantMessages = {
  'participant.date_of_birth': {
    nl: 'Vul een geboortedatum tussen 1900 en vandaag in',
    en: 'Enter a date of birth between 1900 and today',
  },
  'check_in.early': {
    nl: 'Aanwezig of afwezig kan vanaf 24 uur voor de start',
    en: 'Present or absent can be set from 24 hours before the start',
  },
} as const;
