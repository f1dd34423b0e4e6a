import type { ImportedOrganization } from '@move/contract/imports/imported-organization.ts';
import { type Columns, judgeRow } from '@move/contract/imports/judge-row.ts';
import type { ImportEdits, ImportError, ImportRow } from '@move/contract/imports/organization-imports.ts';
import { findRepeated } from '@move/domain/imports/organization-duplicates.ts';
import { type Locale, type Message, translate } from '@move/domain/kit/messages.ts';

/** A row after it was looked at: what it would become, or what is wrong with it. */
export type JudgedRow = ImportRow & { value: ImportedOrganization | null; errors: ImportError[] };

/** Puts corrections of cells in their place; those of columns that the file lacks go nowhere. */
export function withEdits(rows: readonly ImportRow[], columns: Columns, edits: ImportEdits): ImportRow[] {
  const cellsByLine = new Map(rows.map(({ line, cells }) => [line, [...cells]]));
  for (const { line, field, value } of edits) {
    const at = columns.indexOf(field);
    const cells = cellsByLine.get(line);
    if (at === -1 || !cells) continue;
    while (cells.length < at) cells.push('');
    cells[at] = value;
  }
  return rows.map(({ line }) => ({ line, cells: cellsByLine.get(line) ?? [] }));
}

type Judging = { columns: Columns; locale: Locale };

/** Judges every row by itself, and then those that are right by one another. */
export async function judgeRows(rows: readonly ImportRow[], { columns, locale }: Judging): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    judged.push({ ...row, ...judgeRow(row, columns, locale) });
    // others get their turn between the rows of a long list
    if (judged.length % 200 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  markRepeated(judged, locale);
  return judged;
}

function markRepeated(judged: readonly JudgedRow[], locale: Locale): void {
  const valid = judged.flatMap((row) => (row.value ? [{ ...row.value, row }] : []));
  for (const [{ row }, first] of findRepeated(valid)) {
    refuse(row, { key: 'import.repeated', params: { line: first.row.line } }, locale);
  }
}

/** Takes a row out that is right by itself. */
export function refuse(row: JudgedRow, message: Message, locale: Locale): void {
  row.value = null;
  row.errors = [{ line: row.line, field: 'name', message: translate(locale, message) }];
}
