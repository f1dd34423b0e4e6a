import { describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/log/create-log.ts';
import { judgeRows } from '../judge-list.ts';
import { readList } from './read-list.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const readBytes = (bytes: Uint8Array) => readList({ kind: 'csv', bytes }, createLog('silent'));
const read = (text: string) => readBytes(utf8(text));
/** Encodes one byte per character, like the Windows-1252 of old spreadsheets. */
const windows = (text: string) => Buffer.from(text, 'latin1');

describe('a list', () => {
  test.each([
    ['Naam;Plaats\nOtters;Waterstad\n', ';'],
    ['Naam,Plaats\nOtters,Waterstad', ','],
    ['Naam\tPlaats\r\nOtters\tWaterstad\r\n', '\t'],
    ['"Naam; kort","Plaats"\nOtters,Waterstad', ','],
    ['Naam;"Plaats, land"\nOtters;Waterstad', ';'],
    ['sep=,\nNaam,Plaats\nOtters,Waterstad', ','],
    ['\n\nNaam;Plaats\n\nOtters;Waterstad\n\n', ';'],
  ])('%j is separated by %j', async (text, separator) => {
    const list = await read(text);
    expect([list.separator, list.rows.map((row) => row.cells)]).toEqual([separator, [['Otters', 'Waterstad']]]);
  });

  test.each([
    [utf8('Naam;x\nCafé “Één”;1'), 'utf-8', 'Café “Één”'],
    [utf8('\uFEFFNaam;x\nCafé;1'), 'utf-8', 'Café'],
    [windows('Naam;x\nCaf\u00e9 \u0080;1'), 'windows-1252', 'Café €'],
    [Buffer.from('\uFEFFNaam\tx\nCafé\t1', 'utf16le'), 'utf-16le', 'Café'],
  ])('is read in its own encoding', async (bytes, encoding, name) => {
    const list = await readBytes(bytes);
    expect([list.encoding, list.headers[0], list.rows[0]?.cells[0]]).toEqual([encoding, 'Naam', name]);
  });

  test('knows the line on which each row starts, also after multi-line and empty cells', async () => {
    const { rows } = await read('Naam;Notitie\r\nA;"een\r\ntwee\r\ndrie"\r\n\r\n;;\r\nB;"""x"""\r\nC;y');
    expect(rows).toEqual([
      { line: 2, cells: ['A', 'een\ntwee\ndrie'] },
      { line: 7, cells: ['B', '"x"'] },
      { line: 8, cells: ['C', 'y'] },
    ]);
    const told = await read('sep=;\nNaam;Plaats\nA;B');
    expect(told.rows).toEqual([{ line: 3, cells: ['A', 'B'] }]);
  });

  test('may hold quotes in the middle of a cell', async () => {
    const { rows } = await read('Naam;Plaats\nClub "De Otters" 1;B');
    expect(rows[0]?.cells).toEqual(['Club "De Otters" 1', 'B']);
  });

  test('loses the apostrophe that exports put before a possible formula', async () => {
    const { rows } = await read("Naam;Telefoon\n'=1+1;'+31 6");
    expect(rows[0]?.cells).toEqual(['=1+1', '+31 6']);
  });
});

describe('a file that is large or no list', () => {
  test.each([
    ['', 'import.empty'],
    ['Naam;Plaats\n', 'import.empty'],
    ['\uFEFF\n\n', 'import.empty'],
    [';;\nA;B', 'import.empty'],
    ['Naam;Plaats\n"A;B\nC;D', 'import.unreadable'],
    [`Naam\n${'x'.repeat(200_000)}`, 'import.unreadable'],
    [`Naam\n${'A\n'.repeat(5_001)}`, 'import.rows'],
    // a huge number of columns, which would be repeated for every refused row
    [`Naam${';'.repeat(90_000)}\n${'A\n'.repeat(5)}`, 'import.unreadable'],
  ])('%# is refused', async (text, key) => {
    await expect(read(text)).rejects.toMatchObject({ status: 422, sentences: [{ field: 'file', key }] });
  });

  test.each([
    ['a header of a million separators', `Naam${';'.repeat(1_000_000)}\nA;B\n`, 1],
    ['a row of a million separators', `Naam;Plaats\nA;B\n${';'.repeat(1_000_000)}x\n`, 3],
  ])('%s is refused before it is read to the end', async (_what, text, line) => {
    const bytes = utf8(text);
    const began = process.threadCpuUsage();
    await expect(readBytes(bytes)).rejects.toMatchObject({
      sentences: [{ key: 'import.unreadable', params: { line } }],
    });
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(100);
  });

  test('empty rows at its end take no time, and the last row keeps its empty cells', async () => {
    const { rows } = await read(`Naam;Plaats;x\r\nA;B;\r\n${';;\r\n'.repeat(1_000_000)}`);
    expect(rows).toEqual([{ line: 2, cells: ['A', 'B', ''] }]);
  });

  test('more lines than a list can have are refused before they are parsed', async () => {
    await expect(read(`Naam;Plaats\n${';\n'.repeat(2_000_000)}A;B`)).rejects.toMatchObject({
      sentences: [{ field: 'file', key: 'import.rows', params: { max: 5_000 } }],
    });
  });

  test('gives the same rows wherever it is split into parts', async () => {
    const names = Array.from({ length: 3_000 }, (_, at) => `${'x'.repeat(at % 7)}🏊${at}`);
    const { rows } = await read(`Naam;Plaats\r\n${names.map((name) => `${name};B`).join('\r\n')}`);
    expect(rows).toEqual(names.map((name, at) => ({ line: at + 2, cells: [name, 'B'] })));
  });

  test('other calls are handled while rows are parsed and validated', async () => {
    let turns = 0;
    let isReading = true;
    const turn = () => {
      turns++;
      if (isReading) setImmediate(turn);
    };
    setImmediate(turn);
    const list = await read(`Naam;Plaats\n${';\n'.repeat(90_000)}${'A;B\n'.repeat(4_000)}`);
    expect(list.rows).toHaveLength(4_000);
    expect(turns).toBeGreaterThan(20);
    turns = 0;
    await judgeRows(list.rows, { columns: ['name', 'city'], locale: 'nl' });
    isReading = false;
    expect(turns).toBeGreaterThan(100);
  });

  test('other calls are handled while a long list is read', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await read(`Naam;Plaats\n${`Otters;${'x'.repeat(900)}\n`.repeat(4_500)}`);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  test('5,000 rows are accepted', async () => {
    expect((await read(`Naam\n${'A\n'.repeat(5_000)}`)).rows).toHaveLength(5_000);
  });
});
