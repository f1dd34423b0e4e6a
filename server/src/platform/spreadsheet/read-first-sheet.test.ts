import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { workbook } from '../../testing/workbook.ts';
import { readFirstSheet, type SheetRow } from './read-first-sheet.ts';
import { writeSheet } from './write-sheet.ts';

const MEGABYTE = 1024 * 1024;
const limits = { maxUnpacked: 8 * MEGABYTE, maxColumns: 20, maxText: 8 * MEGABYTE };

async function read(file: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  await readFirstSheet(file, { ...limits, onRow: (row) => rows.push(row) });
  return rows;
}

const readRows = (xml: string, more: Parameters<typeof workbook>[1] = {}) => read(workbook(xml, more));
const refusal = (key: string, params?: object) => ({
  status: 422,
  sentences: [{ field: 'file', key, ...(params ? { params } : {}) }],
});

describe('the first sheet', () => {
  test('gives texts of every kind of cell', async () => {
    const rows = await readRows(
      `<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="inlineStr"><is><r><t>Zwem</t></r><r><t>club</t></r></is></c>
        <c r="D1"><v>4.0123401E7</v></c><c r="E1" t="b"><v>1</v></c><c r="F1" t="str"><f>A1</f><v>uitkomst</v></c>
        <c r="G1" t="e"><v>#N/A</v></c><c r="H1" s="1"><v>46354</v></c><c r="I1" s="2"><v>1234567</v></c></row>`,
      {
        strings: '<si><t>nul</t></si><si><t>De </t><rPh><t>x</t></rPh><t xml:space="preserve">Otters &amp; co</t></si>',
        formats: ['General', 'yyyy-mm-dd', '00000000'],
      },
    );
    expect(rows).toEqual([
      {
        line: 1,
        cells: ['De Otters & co', 'Zwemclub', '', '40123401', 'TRUE', 'uitkomst', '#N/A', '2026-11-28', '01234567'],
      },
    ]);
  });

  test('skips empty rows, and knows the number of each', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = await readRows(
      `<row>${cell('A')}</row><row r="4" s="1"><c r="A4"/><c r="B4" t="inlineStr"><is><t> </t></is></c></row>
       <row r="7"><c/>${cell('B')}<c/></row><row>${cell('C')}</row>`,
    );
    expect(rows).toEqual([
      { line: 1, cells: ['A'] },
      { line: 7, cells: ['', 'B'] },
      { line: 8, cells: ['C'] },
    ]);
  });

  test('is the first one that isn’t hidden, wherever its file is, also with prefixes', async () => {
    const [cover, list] = ['Voorblad', 'Otters'].map(
      (text) =>
        `<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="str"><x:v>${text}</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    );
    const file = zipSync({
      '_rels/.rels': strToU8('<r><Relationship Id="a" Type="x/officeDocument" Target="/xl/book.xml"/></r>'),
      'xl/book.xml': strToU8('<w><sheets><sheet state="hidden" r:id="b"/><sheet r:id="c"/></sheets></w>'),
      'xl/_rels/book.xml.rels': strToU8(
        '<r><Relationship Id="b" Type="x/worksheet" Target="Sheets/1.xml"/><Relationship Id="c" Type="x/worksheet" Target="../lists/two.xml"/></r>',
      ),
      'xl/sheets/1.xml': strToU8(cover ?? ''),
      'lists/two.xml': strToU8(list ?? ''),
    });
    expect(await read(file)).toEqual([{ line: 1, cells: ['Otters'] }]);
  });

  test('of a workbook that counts from 1904 has the same days', async () => {
    const rows = await readRows('<row><c s="1"><v>44892</v></c></row>', {
      formats: ['General', 'yyyy-mm-dd'],
      is1904: true,
    });
    expect(rows[0]?.cells).toEqual(['2026-11-28']);
  });

  test('that the product wrote has the same texts', async () => {
    const texts = ['=1+1', 'Twee\nregels & <b>', '_x0041_', '0612345678', "'s-Gravenhage", ' rand '];
    const sheet = { name: 'x', columns: texts.map((title) => ({ title })), batches: [[texts, [1, null, true]]] };
    const file = Buffer.concat(await Array.fromAsync(writeSheet(sheet)));
    expect((await read(file)).map(({ cells }) => cells)).toEqual([texts, texts, ['1', '', 'TRUE']]);
  });
});

describe('a file that isn’t read', () => {
  const cell = '<row><c t="inlineStr"><is><t>A</t></is></c></row>';
  const good = workbook(cell, {});
  test.each([
    ['is no zip', strToU8('Naam;Plaats')],
    ['was cut off', good.slice(0, -30)],
    ['is a zip of something else', zipSync({ 'naam.txt': strToU8('x') })],
    ['has no sheet', workbook(cell, { sheets: '' })],
    ['has broken XML', workbook('<row><c></row>', {})],
    ['has rows that go back', workbook('<row r="3"/><row r="2"/>', {})],
    ['has a cell without a column', workbook('<row><c r="12"/></row>', {})],
    ['has elements in elements', workbook('<a>'.repeat(100_000), {})],
    [
      'has an element of many attributes',
      workbook(`<a ${Array.from({ length: 999 }, (_, n) => `a${n}=""`).join(' ')}/>`, {}),
    ],
    ['has a text without an end', workbook(`<c><![CDATA[${']'.repeat(3_000_000)}`, {})],
    [
      'has far more styles than a workbook',
      workbook(cell, { formats: Array.from({ length: 65_491 }, () => 'General') }),
    ],
    ['isn’t UTF-8', workbook('<row><c t="str"><v>\u00e9</v></c></row>', { isLatin1: true })],
  ])('%s', async (_what, file) => {
    await expect(read(file)).rejects.toMatchObject(refusal('file.sheet'));
  });

  test.each([
    ['<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>', '&b;'],
    ['<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'],
    ['', '&a;'],
  ])('may define no entities: %s', async (before, text) => {
    const file = workbook(`<row><c t="str"><v>${text}</v></c></row>`, { before });
    await expect(read(file)).rejects.toMatchObject(refusal('file.sheet'));
  });

  test('has more columns than a list may have', async () => {
    await expect(readRows('<row r="2"><c r="XFD2"><v>1</v></c></row>')).rejects.toMatchObject(
      refusal('file.columns', { line: 2, max: 20 }),
    );
    // columns that only have a colour don't count
    expect(await readRows('<row><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row>')).toHaveLength(1);
  });

  const bomb = workbook(`${cell}${' '.repeat(100 * MEGABYTE)}`, {});
  test('shares a long text between rows that look empty', async () => {
    const strings = `<si><t xml:space="preserve">${' '.repeat(30_000)}</t></si>`;
    const rows = '<row><c t="s"><v>0</v></c></row>'.repeat(400);
    await expect(readRows(rows, { strings })).rejects.toMatchObject(refusal('file.unpacked'));
  });

  test('has a text that is longer than a cell of Excel', async () => {
    const strings = `<si><t>${'a'.repeat(40_000)}</t></si>`;
    await expect(readRows('<row/>', { strings })).rejects.toMatchObject(refusal('file.sheet'));
  });

  test('refers to far more parts than a workbook has', async () => {
    const relation = '<Relationship Id="b" Type="x/worksheet" Target="1.xml"/>';
    const file = zipSync({
      '_rels/.rels': strToU8('<r><Relationship Id="a" Type="x/officeDocument" Target="/xl/book.xml"/></r>'),
      'xl/book.xml': strToU8('<w><sheets><sheet r:id="b"/></sheets></w>'),
      'xl/_rels/book.xml.rels': strToU8(`<r>${relation.repeat(2_001)}</r>`),
      'xl/1.xml': strToU8('<worksheet/>'),
    });
    await expect(read(file)).rejects.toMatchObject(refusal('file.sheet'));
  });

  test('unpacks to far more than it may: refused within milliseconds', async () => {
    expect(bomb.length).toBeLessThan(MEGABYTE / 4);
    const began = process.threadCpuUsage();
    await expect(read(bomb)).rejects.toMatchObject(refusal('file.unpacked', { size: '8 MB' }));
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(100);
  });

  test('says that it unpacks to less than it does: read no further than that', async () => {
    const lying = withSize(bomb, 'xl/worksheets/sheet1.xml', 10_000);
    const began = process.threadCpuUsage();
    await expect(read(lying)).rejects.toMatchObject(refusal('file.sheet'));
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(100);
  });

  test('is read no further than the row that is one too many', async () => {
    const file = workbook(cell.repeat(100_000), {});
    let rows = 0;
    const onRow = () => {
      rows += 1;
      if (rows === 10) throw new RangeError('enough');
    };
    await expect(readFirstSheet(file, { ...limits, onRow })).rejects.toThrow('enough');
    expect(rows).toBe(10);
  });
});

test('other calls are handled while a long sheet is read', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await readRows(`<row><c t="str"><v>${'x'.repeat(900)}</v></c></row>`.repeat(5_000));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

/** Changes the size of a part in the directory of a zip. */
function withSize(zip: Uint8Array, path: string, size: number): Uint8Array {
  const changed = Buffer.from(zip);
  const name = changed.lastIndexOf(path);
  // in the directory, the size is 22 bytes before the name
  changed.writeUInt32LE(size, name - 22);
  return changed;
}
