import type { ListPreferences } from '@move/contract/preferences/preferences.ts';

export const STANDARD: ListPreferences = { columns: null, density: 'roomy', widths: {} };
