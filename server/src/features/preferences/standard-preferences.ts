import type { ListPreferences } from '@move/contract/preferences/preferences.ts';

/** The list name for settings of all lists of an account: the row density. */
export const ALL_LISTS = 'all';

export const STANDARD: ListPreferences = {
  columns: null,
  density: 'roomy',
  widths: {},
  view_order: [],
  default_view: null,
};
