export const nl = {
  'participant.date_of_birth': 'Vul een geboortedatum tussen 1900 en vandaag in',
  'check_in.early': 'Aanwezig of afwezig kan vanaf 24 uur voor de start',
};
