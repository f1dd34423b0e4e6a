import type { nl } from './offers.nl.ts';

export const en: typeof nl = {
  type: 'Offer type',
  dateFrom: 'From',
  dateUntil: 'Until',
  organizationId: 'Organisation',
  sportId: 'Sport',
  categoryId: 'Category',
};
