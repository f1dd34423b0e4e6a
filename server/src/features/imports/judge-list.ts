import { setImmediate } from 'node:timers/promises';
import type { ImportedOrganization } from '@move/contract/imports/imported-organization.ts';
import { type Columns, judgeRow } from '@move/contract/imports/judge-row.ts';
import type { ImportDouble, ImportEdits, ImportError, ImportRow } from '@move/contract/imports/imports.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { likenessText } from '@move/domain/organizations/double-words.ts';
import { findRepeated } from '@move/domain/organizations/likely-double.ts';
import { toComparedOrganization } from './find-doubles.ts';

/** A validated row: its values, its problems, and its likely duplicate. */
export type JudgedRow = ImportRow & {
  value: ImportedOrganization | null;
  errors: ImportError[];
  double: ImportDouble | null;
};

/** Applies corrections of cells; ignores those of columns that the file lacks. */
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

/** Rows validated before other calls get a turn: a row that is wrong in all its columns takes a tenth of a millisecond. */
const SLICE = 25;

/** Validates every row by itself, and marks those that repeat an earlier one. */
export async function judgeRows(rows: readonly ImportRow[], { columns, locale }: Judging): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    judged.push({ ...row, ...judgeRow(row, columns, locale), double: null });
    // gives other calls a turn between the rows of a long list
    if (judged.length % SLICE === 0) await setImmediate();
  }
  markRepeated(judged);
  return judged;
}

function markRepeated(judged: readonly JudgedRow[]): void {
  const valid = judged.flatMap((row) => (row.value ? [{ ...toComparedOrganization(row.value), row }] : []));
  for (const [{ row }, { first, equal }] of findRepeated(valid)) {
    const { line } = row;
    row.double = { line, equal, organization: null, first_line: first.row.line, may_update: false };
  }
}

/** Why a duplicate was skipped. */
export function skippedBecause(
  { equal, organization, first_line }: Omit<ImportDouble, 'may_update'>,
  locale: Locale,
): string {
  const params = { equal: likenessText(equal, locale), name: organization?.name ?? '', line: first_line ?? 0 };
  return translate(locale, { key: organization === null ? 'import.repeated' : 'import.exists', params });
}
