import type { nl } from './menu.nl.ts';

export const en: typeof nl = {
  menu: 'Permissions',
  people: 'Users and their roles',
};
