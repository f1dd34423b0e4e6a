import type { nl } from './personal-data.nl.ts';

export const en: typeof nl = {
  name: 'Name',
  also: 'Erase as well',
  current_password: 'Current password',
  email: 'E-mail address',
};
