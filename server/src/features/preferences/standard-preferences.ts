import type { ListPreferences } from '@move/contract/preferences/preferences.ts';

/** The name under which what holds for all lists of an account is kept: how close together rows stand. */
export const ALL_LISTS = 'all';

export const STANDARD: ListPreferences = { columns: null, density: 'roomy', widths: {} };
