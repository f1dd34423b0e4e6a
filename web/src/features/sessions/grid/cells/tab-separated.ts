/** Cells by row and column, as a spreadsheet puts them on the clipboard. */
export type Matrix = readonly (readonly string[])[];

/**
 * Reads text copied from Excel, Sheets or Numbers: tabs between cells, line ends between rows, and quotes around a cell that contains a
 * tab, a line end or a quote. A line end after the last row adds no row.
 */
export function readTabSeparated(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let match = cells.exec(text); match !== null; match = cells.exec(text)) {
    const [whole, quoted, plain = '', end] = match;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '' || whole === '') break;
    if (end !== '\t') rows.push([]);
  }
  const isEmptyEnd = rows.length > 1 && rows.at(-1)?.every((cell) => cell === '');
  return isEmptyEnd ? rows.slice(0, -1) : rows;
}

export function writeTabSeparated(matrix: Matrix): string {
  const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return matrix.map((row) => row.map(quoted).join('\t')).join('\n');
}
