import { expect, test } from 'vitest';
import { BOM, type Cell, unescapeFormula, writeCsv } from './csv.ts';

const words = { yes: 'Ja', no: 'Nee', decimal: ',' } as const;
const body = (cells: Cell[]) => writeCsv(['A'], [cells], words).split('\r\n')[1];

test('a file starts with a byte order mark and the headers', () => {
  expect(writeCsv(['Naam', 'Plaats'], [], words)).toBe(`${BOM}Naam;Plaats\r\n`);
});

test.each([
  [['Bad; West', 'zegt "hoi"'], '"Bad; West";"zegt ""hoi"""'],
  [['twee\nregels'], '"twee\nregels"'],
  [[12.5, -3], '12,5;-3'],
  [[{ cents: 1_250 }, { cents: 100_000 }, { cents: 5 }, { cents: 0 }], '12,50;1000,00;0,05;0,00'],
  [[{ cents: -1_250 }, { cents: -5 }], '-12,50;-0,05'],
  [[true, false, null], 'Ja;Nee;'],
  [['=HYPERLINK("http://evil")'], '"\'=HYPERLINK(""http://evil"")"'],
  [['+31 6', '-x', '@x', ' =1'], "'+31 6;'-x;'@x;' =1"],
] satisfies [Cell[], string][])('writes %j', (cells, expected) => {
  expect(body(cells)).toBe(expected);
});

test('an amount has the decimal mark of the language', () => {
  const english = { yes: 'Yes', no: 'No', decimal: '.' } as const;
  expect(writeCsv(['A'], [[{ cents: 1_250 }]], english)).toContain('\r\n12.50\r\n');
});

test('a text that was protected against formulas is read back unchanged', () => {
  for (const text of ['+31 6', '=1', ' -x', '@x']) expect(unescapeFormula(`'${text}`)).toBe(text);
  for (const text of ["'s-Hertogenbosch", '+31 6', "'t Veer", '']) expect(unescapeFormula(text)).toBe(text);
});
