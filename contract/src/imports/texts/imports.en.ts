import type { nl } from './imports.nl.ts';

export const en: typeof nl = {
  file: 'File',
  dry_run: 'Check only',
  skip_invalid: 'Valid rows only',
  accept: 'Accept immediately',
  columns: 'Columns',
  edits: 'Corrections',
  doubles: 'Duplicates',
};
