import type { nl } from './waitlist.nl.ts';

export const en: typeof nl = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail address',
  date_of_birth: 'Date of birth',
  gender: 'Gender',
  notes: 'Notes',
  locale: 'Language of the e-mails',
  status: 'Status',
};
