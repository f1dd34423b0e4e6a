import type { nl } from './cells.nl.ts';

export const en: typeof nl = {
  row: 'Row',
  cell: (column, row) => `${column}, row ${row}`,
  removeRow: (row) => `Remove row ${row}`,
  full: (most) => `No more than ${most} rows`,
};
