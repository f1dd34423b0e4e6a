import { expect, test } from 'vitest';
import { BOM, writeCsv, unguarded } from './csv.ts';

const words = { yes: 'Ja', no: 'Nee', decimal: ',' } as const;
const body = (cells: (string | number | boolean | null)[]) => writeCsv(['A'], [cells], words).split('\r\n')[1];

test('begins with a byte order mark and the headers', () => {
  expect(writeCsv(['Naam', 'Plaats'], [], words)).toBe(`${BOM}Naam;Plaats\r\n`);
});

test.each([
  [['Bad; West', 'zegt "hoi"'], '"Bad; West";"zegt ""hoi"""'],
  [['twee\nregels'], '"twee\nregels"'],
  [[12.5, -3], '12,5;-3'],
  [[true, false, null], 'Ja;Nee;'],
  [['=HYPERLINK("http://evil")'], '"\'=HYPERLINK(""http://evil"")"'],
  [['+31 6', '-x', '@x', ' =1'], "'+31 6;'-x;'@x;' =1"],
])('writes %j', (cells, expected) => {
  expect(body(cells)).toBe(expected);
});

test('a text that was protected against formulas is read back unchanged', () => {
  for (const text of ['+31 6', '=1', ' -x', '@x']) expect(unguarded(`'${text}`)).toBe(text);
  for (const text of ["'s-Hertogenbosch", '+31 6', "'t Veer", '']) expect(unguarded(text)).toBe(text);
});
