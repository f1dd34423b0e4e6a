import { expect, test } from 'vitest';
import { type Sheet, xlsxParts } from './xlsx-parts.ts';
import { sheetDay, sheetMoment, STYLES_XML } from './sheet-xml.ts';

const sheet: Sheet = {
  name: 'Locaties: 2026 / [oost]',
  columns: [{ title: 'Naam', width: 40 }, { title: 'Prijs' }],
  batches: [[['=1+1', 12.5]], [['A & B\u0000', null]], [[true, { serial: 2.5 }, { cents: 1_250 }]]],
};

async function textOf(path: string, of = sheet): Promise<string> {
  const file = xlsxParts(of).find((one) => one.path === path);
  return (await Array.fromAsync(file?.text ?? [])).join('');
}

test('text, numbers, dates and amounts are written as cells; a formula stays text', async () => {
  const xml = await textOf('xl/worksheets/sheet1.xml');
  const rows = xml.match(/<row>.*?<\/row>/g) ?? [];
  expect(rows).toHaveLength(4);
  expect(rows[1]).toBe(
    '<row><c t="inlineStr" s="2"><is><t xml:space="preserve">=1+1</t></is></c><c><v>12.5</v></c></row>',
  );
  expect(rows[2]).toContain('>A &amp; B</t>');
  expect(rows[3]).toBe('<row><c t="b"><v>1</v></c><c s="3"><v>2.5</v></c><c s="4"><v>12.5</v></c></row>');
  expect(xml).toMatch(/^<\?xml .*<col min="1" max="1" width="40" customWidth="1"\/>.*<\/worksheet>$/s);
});

test('days and moments are dates of the sheet, by wall time, shown as year, month and day', async () => {
  const cells = [sheetDay('2026-11-28'), sheetMoment('2026-11-28T03:16:00Z', 'Europe/Amsterdam')];
  const xml = await textOf('xl/worksheets/sheet1.xml', { ...sheet, batches: [[cells]] });
  const [, day, moment] =
    /<row><c s="(\d)"><v>46354<\/v><\/c><c s="(\d)"><v>46354\.1777\d+<\/v><\/c><\/row>/.exec(xml) ?? [];
  const formats = [...STYLES_XML.matchAll(/<xf xfId="0" ?(?:numFmtId="(\d+)")?[^>]*>/g)].map(([, id]) => id);
  const codeOf = (style = '') =>
    new RegExp(`numFmtId="${formats[Number(style)]}" formatCode="([^"]+)"`).exec(STYLES_XML)?.[1];
  expect([day, moment].map(codeOf)).toEqual(['yyyy\\-mm\\-dd', 'yyyy\\-mm\\-dd\\ hh:mm']);
});

test.each([
  ['1970-01-01', { day: 25_569 }],
  ['1900-03-01', { day: 61 }],
  // Excel would show the day after it
  ['1900-02-28', '1900-02-28'],
  ['2026-02-30', '2026-02-30'],
  ['2026-11', '2026-11'],
  ['Otters', 'Otters'],
])('%s is stored as %j', (text, cell) => {
  expect(sheetDay(text)).toEqual(cell);
});

test('a batch is read only when its rows are about to be written', async () => {
  const batchesRead: number[] = [];
  function* batches() {
    for (const at of [1, 2]) {
      batchesRead.push(at);
      yield [[at]];
    }
  }
  const text = xlsxParts({ ...sheet, batches: batches() }).at(-1)?.text ?? [];
  const pieces = Symbol.asyncIterator in text ? text[Symbol.asyncIterator]() : undefined;
  await pieces?.next();
  expect(batchesRead).toEqual([]);
  await pieces?.next();
  expect(batchesRead).toEqual([1]);
});

test('the name of a sheet is valid in Excel', async () => {
  expect(await textOf('xl/workbook.xml')).toContain('<sheet name="Locaties  2026    oost"');
  expect(await textOf('xl/workbook.xml', { ...sheet, name: '///' })).toContain('<sheet name="Sheet1"');
});
