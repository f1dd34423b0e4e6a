export const nl = {
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  email: 'E-mailadres',
  date_of_birth: 'Geboortedatum',
  gender: 'Geslacht',
  notes: 'Notities',
  locale: 'Taal van de mails',
  status: 'Status',
};
