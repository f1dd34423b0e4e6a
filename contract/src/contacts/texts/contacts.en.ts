import type { nl } from './contacts.nl.ts';

export const en: typeof nl = {
  contacts: 'Contacts',
  contact_id: 'Contact',
  roles: 'Roles',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail address',
  phone: 'Phone number',
  is_public: 'Show on the website',
};
