import { setImmediate } from 'node:timers/promises';
import type { ImportedOrganization } from '@move/contract/imports/imported-organization.ts';
import { type Columns, judgeRow } from '@move/contract/imports/judge-row.ts';
import type { ImportEdits, ImportError, ImportRow } from '@move/contract/imports/organization-imports.ts';
import { findRepeated, identityOf } from '@move/domain/imports/organization-duplicates.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';

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

/** Rows that are judged in one go: a row that is wrong in all its columns takes a tenth of a millisecond. */
const SLICE = 25;

/** Judges every row by itself, and then those that are right by one another. */
export async function judgeRows(rows: readonly ImportRow[], { columns, locale }: Judging): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  const valid: Identified[] = [];
  for (const row of rows) {
    const one = { ...row, ...judgeRow(row, columns, locale) };
    judged.push(one);
    if (one.value) valid.push({ row: one, identity: identityOf(one.value) });
    // others get their turn between the rows of a long list
    if (judged.length % SLICE === 0) await setImmediate();
  }
  markRepeated(valid, locale);
  return judged;
}

type Identified = { row: JudgedRow; identity: string };

function markRepeated(valid: readonly Identified[], locale: Locale): void {
  for (const [{ row }, first] of findRepeated(valid, ({ identity }) => identity)) {
    refuse(row, { key: 'import.repeated', params: { line: first.row.line } }, locale);
  }
}

/** Takes a row out that is right by itself. */
export function refuse(row: JudgedRow, message: Message, locale: Locale): void {
  row.value = null;
  row.errors = [{ line: row.line, field: 'name', message: translate(locale, message) }];
}
