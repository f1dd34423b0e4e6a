import type { nl } from './preferences.nl.ts';

export const en: typeof nl = {
  list: 'List',
  name: 'Name',
  query: 'Filters',
  columns: 'Columns',
  density: 'Density',
  widths: 'Column widths',
  view_order: 'Order of the views',
  default_view: 'Default view',
  shared: 'Visible to',
  values: 'Completed fields',
};
