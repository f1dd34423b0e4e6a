import type { nl } from './contacts-words.nl.ts';

export const en: typeof nl = {
  contact: 'Contact',
  trainer: 'Trainer',
  confirmation: 'Confirmation e-mail',
  rolesOf: (name) => `Roles of ${name}`,
  needsRole: (name) => `Choose at least one role for ${name}`,
  add: 'Add contact',
  search: 'Search by name or e-mail',
  empty: 'No contacts yet',
};
