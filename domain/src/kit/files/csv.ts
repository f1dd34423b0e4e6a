/** An amount of money, written with two decimals. */
export type Amount = { readonly cents: number };

/** A cell: text, a number, an amount, a boolean or nothing. */
export type Cell = string | number | boolean | Amount | null;

/** Lets spreadsheets on Windows read the file as UTF-8. */
export const BOM = '\uFEFF';

/** Yes, no and the decimal mark, in the reader's language. */
export type CsvWords = { yes: string; no: string; decimal: ',' | '.' };

/** A table as CSV: `;` between cells, CRLF between rows, decimals of the reader's language. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly Cell[])[], words: CsvWords): string {
  return BOM + csvLines([columns, ...rows], words);
}

/** Some rows of a CSV, each with its line end. */
export function csvLines(rows: readonly (readonly Cell[])[], words: CsvWords): string {
  return rows.map((cells) => `${cells.map((cell) => quoted(cellText(cell, words))).join(';')}\r\n`).join('');
}

function cellText(cell: Cell, { yes, no, decimal }: CsvWords): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? yes : no;
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (typeof cell === 'object') return amountText(cell, decimal);
  return isFormula(cell) ? `'${cell}` : cell;
}

/** “12,50”, “-0,05”: euros with two decimals, without a currency sign or thousands separator. */
function amountText({ cents }: Amount, decimal: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}

/** Whether a spreadsheet would run a text as a formula (a name entered by a stranger may be one). */
export function isFormula(text: string): boolean {
  return /^[\s]*[=+\-@\t\r]/.test(text);
}

/** Reads back the text of a cell that `writeCsv` wrote: removes the mark that keeps a spreadsheet from running it. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
