import type { nl } from './menu.nl.ts';

export const en: typeof nl = {
  menu: 'Organisations',
  ownLabel: 'Organisation',
  review: 'Review',
  newOrganization: 'New organisation',
  reviewOrganizations: 'Review organisations',
};
