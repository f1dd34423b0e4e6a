import type { createSpreadsheet } from '@move/contract/exports/exports.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { writeSheet, XLSX } from '../../platform/spreadsheet/write-sheet.ts';

/** An xlsx of what the caller sent; texts are written as texts, so none is run as a formula. Nothing changes: no audit. */
export async function writeSpreadsheet({ body: { name, columns, rows } }: Call<typeof createSpreadsheet>) {
  const file = writeSheet({ name, columns: columns.map((title) => ({ title })), batches: [rows] });
  return unaudited({ file, filename: `${name}.xlsx`, type: XLSX });
}
