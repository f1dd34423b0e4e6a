import { labels } from '../kit/labels.ts';

export const waitlistLabels = labels(
  {
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    email: 'E-mailadres',
    date_of_birth: 'Geboortedatum',
    gender: 'Geslacht',
    notes: 'Notities',
    locale: 'Taal van de mails',
    status: 'Status',
  },
  {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail address',
    date_of_birth: 'Date of birth',
    gender: 'Gender',
    notes: 'Notes',
    locale: 'Language of the mails',
    status: 'Status',
  },
);
