import { type Amount, isFormula } from './csv.ts';
import { isDate } from '../dates/dates.ts';
import { escapeMarkup } from '../text/escape-markup.ts';

/** A date with its time as a sheet stores it: days since 30 December 1899, by wall time in the zone of the record. */
export type SheetMoment = { serial: number };

/** 1 January 1970 as a sheet stores it. */
export const EPOCH_SERIAL = 25_569;

/** An instant as a sheet stores it, by wall time in a time zone. */
export function sheetMoment(instant: string, timeZone: string): SheetMoment {
  const { epochMilliseconds, offsetNanoseconds } = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return { serial: (epochMilliseconds + offsetNanoseconds / 1_000_000) / 86_400_000 + EPOCH_SERIAL };
}

/** A date without a time, in days since 30 December 1899. */
export type SheetDay = { day: number };

/** Earlier days differ between programs, since Excel has a 29 February 1900. */
const FIRST_DAY = '1900-03-01';

/** A date such as 2026-11-28 as a sheet stores it. Any other text stays text, as does a day that sheets don't agree on. */
export function sheetDay(text: string): SheetDay | string {
  if (!isDate(text) || text < FIRST_DAY) return text;
  return { day: Temporal.PlainDate.from('1970-01-01').until(text).days + EPOCH_SERIAL };
}

export type SheetCell = string | number | boolean | Amount | null | SheetMoment | SheetDay;

/** The maximum length of a cell, in UTF-16 units. */
const CELL_MAX = 32_767;

/** The index of each style in `STYLES_XML`. */
const STYLE_INDEX = { head: 1, quoted: 2, moment: 3, amount: 4, day: 5 } as const;

export const STYLES_XML = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="6"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/>
<xf xfId="0" numFmtId="164" applyNumberFormat="1"/>
<xf xfId="0" numFmtId="4" applyNumberFormat="1"/>
<xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

export const headerRowXml = (titles: readonly string[]): string =>
  `<row>${titles.map((title) => textXml(title, STYLE_INDEX.head)).join('')}</row>`;

export const rowXml = (cells: readonly SheetCell[]): string => `<row>${cells.map(cellXml).join('')}</row>`;

function cellXml(cell: SheetCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textXml(cell, isFormula(cell) ? STYLE_INDEX.quoted : 0);
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : '<c/>';
  if ('cents' in cell) return `<c s="${STYLE_INDEX.amount}"><v>${cell.cents / 100}</v></c>`;
  if ('day' in cell) return `<c s="${STYLE_INDEX.day}"><v>${cell.day}</v></c>`;
  return `<c s="${STYLE_INDEX.moment}"><v>${cell.serial}</v></c>`;
}

/**
 * Writes text inside the cell, which a sheet never runs as a formula. A text that looks like a formula is also marked as quoted, so that it
 * stays text when a user edits it.
 */
const textXml = (text: string, style: number): string =>
  `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function escaped(text: string): string {
  const allowed = text
    .slice(0, CELL_MAX)
    .toWellFormed()
    // XML doesn't allow these, not even escaped
    // oxlint-disable-next-line no-control-regex -- control characters are what it matches
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    // Excel reads _x000D_ as the character with that number
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return escapeMarkup(allowed);
}
