import type { nl } from './role-names.nl.ts';

export const en: typeof nl = {
  superadmin: 'superadmin',
  admin: 'administrator',
  organization: 'staff member',
  trainer: 'trainer',
};
