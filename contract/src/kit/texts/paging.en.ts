import type { nl } from './paging.nl.ts';

export const en: typeof nl = {
  page: 'Page',
  itemsPerPage: 'Items per page',
  search: 'Search',
  sort: 'Sort',
  order: 'Order',
};
