import { writeCsv } from '../kit/files/csv.ts';
import type { Locale } from '../kit/messages/locale.ts';

/** A row that an import refused: its first line in the file, its cells and a sentence for each reason. */
export type RefusedRow = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reasons: readonly string[];
};

const WORDS: Readonly<Record<Locale, { line: string; why: string }>> = {
  nl: { line: 'Regel', why: 'Reden' },
  en: { line: 'Line', why: 'Reason' },
};

/** The refused rows in the order of their file, with line and reasons: once corrected, this CSV can be imported. */
export function refusedCsv(headers: readonly string[], refused: readonly RefusedRow[], locale: Locale): string {
  const { line, why } = WORDS[locale];
  const rows = refused
    .toSorted((a, b) => a.line - b.line)
    .map((row) => [...headers.map((_, at) => row.cells[at] ?? ''), row.line, row.reasons.join(' · ')]);
  return writeCsv([...headers, line, why], rows, { yes: '', no: '', decimal: ',' });
}
