import { createSpreadsheet } from '@move/contract/exports/exports.ts';
import { type CsvWords, csvOf } from '@move/domain/kit/csv.ts';
import { api } from '../../platform/api.ts';
import { readAllRows } from './all-rows.ts';
import type { ExportColumn } from './columns.tsx';
import type { ListEndpoint, RowOf } from './endpoint-types.ts';
import { type List, rowKey } from './use-list.ts';

export type ExportFormat = 'csv' | 'xlsx';
type Export<E> = {
  list: List<E>;
  /** As shown on screen: the chosen columns in their order. */
  columns: readonly ExportColumn<RowOf<E>>[];
  /** Only these rows, when some are chosen. */
  only: ReadonlySet<string> | null;
  name: string;
  words: CsvWords;
};

/** A file with the columns and rows as they are on screen. */
export async function exportFile<E extends ListEndpoint>(format: ExportFormat, what: Export<E>): Promise<File> {
  const { list, columns, only, name, words } = what;
  const all = await readAllRows(list);
  const rows = only === null ? all : all.filter((row) => only.has(rowKey(row)));
  const headers = columns.map((column) => column.header);
  const cells = rows.map((row) => columns.map((column) => column.value(row)));
  if (format === 'csv')
    return new File([csvOf(headers, cells, words)], `${name}.csv`, { type: 'text/csv;charset=utf-8' });
  const file = await api(createSpreadsheet, { body: { name, columns: headers, rows: cells } });
  return new File([file], `${name}.xlsx`, { type: file.type });
}
