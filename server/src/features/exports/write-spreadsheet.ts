import type { createSpreadsheet } from '@move/contract/exports/exports.ts';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An xlsx of what the caller sent; texts are written as texts, so none is run as a formula. Nothing changes: no audit. */
export async function writeSpreadsheet({ body: { name, columns, rows } }: Call<typeof createSpreadsheet>) {
  const head = columns.map((value) => ({ value, fontWeight: 'bold' as const }));
  const data: SheetData = [
    head,
    ...rows.map((cells) => cells.map((value) => (typeof value === 'string' ? { value, type: String } : value))),
  ];
  const file = await writeExcelFile(data, { sheet: sheetName(name), stickyRowsCount: 1 }).toBuffer();
  return unaudited({ file, filename: `${name}.xlsx`, type: XLSX });
}

/** A sheet's name holds at most 31 characters, none of them special to Excel. */
function sheetName(name: string): string {
  return (
    name
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, 31)
      .trim() || 'Sheet1'
  );
}
