import { exportOrganizations } from '@move/contract/organizations/organizations.ts';
import { ORGANIZATION_COLUMNS } from '@move/domain/imports/organization-columns.ts';
import { XLSX } from '@move/domain/kit/files/xlsx-parts.ts';
import { describe, expect, test, vi } from 'vitest';
import { readSheet } from '../../testing/read-sheet.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { workbook } from '../../testing/workbook.ts';
import { csv, importWorld } from '../../testing/worlds/import-world.ts';
import { readXlsxApart } from './reading/read-xlsx-apart.ts';

const { call, check, importList } = await importWorld();

const xlsx = (bytes: Uint8Array, name = 'clubs.xlsx') => new File([new Uint8Array(bytes)], name, { type: XLSX });
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const rowOf = (...values: string[]) => `<row>${values.map(text).join('')}</row>`;
const HEAD = rowOf('Naam', 'Straat', 'Huisnummer', 'Postcode', 'Plaats');

async function exported(search: string, as: TestUser) {
  const { status, bytes } = await call(exportOrganizations, { as, query: { search, sort: 'name' } });
  expect(status).toBe(200);
  return { file: xlsx(bytes), rows: readSheet(bytes).map((cells) => cells.slice(0, ORGANIZATION_COLUMNS.length)) };
}

describe('a list in an xlsx', () => {
  test('that was exported to import again is imported unchanged', async () => {
    const head = [...ORGANIZATION_COLUMNS].join(';');
    const rest = ['"Twee\nregels & <b>"', '01234567', 'a@retour.example', '010 123 45 67', 'https://retour.example'];
    const list = csv(
      head,
      ['=Retour 1', 'Kade', '7b', '1234 AB', 'Waterstad', 'NL', ...rest, '', '', '', 'Achterom'].join(';'),
      ["Retour 't Tweede", 'Dijk', '0012', '9000', 'Gent', 'BE', '', '', '', '', '', '', '', '', ''].join(';'),
    );
    expect((await importList(list, { accept: '1' })).job?.result).toMatchObject({ created: 2 });
    const { file, rows } = await exported('retour', 'admin');
    expect(rows).toHaveLength(3);
    const { report, job } = await importList(file, { accept: '1' }, 'strangerAdmin');
    expect(report).toMatchObject({ rows: 2, valid: 2, missing: [], errors: [], encoding: null, separator: null });
    expect(report.columns.map(({ field }) => field)).toEqual([...ORGANIZATION_COLUMNS, null, null, null]);
    expect(job?.result).toMatchObject({ created: 2, refused: 0 });
    expect((await exported('retour', 'strangerAdmin')).rows).toEqual(rows);
    // where they are already, they are doubles
    const again = (await check(file)).body.import;
    expect([again.errors, again.doubles.map(({ line }) => line)]).toEqual([[], [2, 3]]);
  });

  test('shows each row with its number in the sheet, and its cells as texts', async () => {
    const file = workbook(
      `<row/>${HEAD.replace('</row>', `${text('KVK')}${text('Telefoon')}</row>`)}<row r="9">${text('Club')}${text('Kade')}<c><v>12</v></c>
        ${text('1234 AB')}${text('Stad')}<c><v>4.0123401E7</v></c><c s="1"><v>101234567</v></c></row><row r="10"><c s="1"/></row>`,
      { formats: ['General', '0000000000'] },
    );
    const { body } = await check(xlsx(file, 'CLUBS.XLSX'));
    expect(body.import).toMatchObject({ rows: 1, valid: 1, errors: [] });
    expect(body.import.table).toEqual([
      { line: 9, cells: ['Club', 'Kade', '12', '1234 AB', 'Stad', '40123401', '0101234567'] },
    ]);
  });

  test('loses the apostrophe of a formula and characters that can’t be stored', async () => {
    const file = workbook(`${HEAD}${rowOf("'=1+1", 'Ka_x0000__xD800_de', '1', '1234 AB', 'a_x000D_\nb')}`);
    const { body } = await check(xlsx(file));
    expect(body.import.table[0]?.cells).toEqual(['=1+1', 'Ka\uFFFDde', '1', '1234 AB', 'a\nb']);
  });
});

describe('an xlsx that is no list', () => {
  test.each([
    ['text with another name', Buffer.from('Naam;Plaats'), 'niet te lezen'],
    ['a broken zip', workbook(HEAD).slice(0, 400), 'niet te lezen'],
    ['an empty sheet', workbook(''), 'geen regels'],
    ['only headers', workbook(HEAD), 'geen regels'],
    ['too many rows', workbook(HEAD + rowOf('A').repeat(5_001)), 'maximaal 5000 regels'],
    ['too many columns', workbook(`${HEAD}<row r="2"><c r="CW2"><v>1</v></c></row>`), 'Regel 2 heeft meer dan 100'],
    ['100 MB of spaces', workbook(' '.repeat(100 * 1024 * 1024)), 'groter dan 40 MB'],
    [
      'a long text that each row shows',
      workbook(HEAD + '<row><c t="s"><v>0</v></c></row>'.repeat(5_000), {
        strings: `<si><t>${'x'.repeat(30_000)}</t></si>`,
      }),
      'groter dan 5 MB',
    ],
    [
      'a text without an end',
      workbook(`<row><c><x><![CDATA[${']'.repeat(39_000_000)}]]></x></c></row>`),
      'niet te lezen',
    ],
    ['an entity', workbook(HEAD, { before: '<!DOCTYPE w [<!ENTITY a "a">]>' }), 'niet te lezen'],
  ])('%s is refused on the file', async (_what, bytes, message) => {
    const { status, errors } = await check(xlsx(bytes));
    expect([status, errors]).toEqual([422, { file: [expect.stringContaining(message)] }]);
  });

  test('rows that take too much memory are refused, and logged; the process goes on', async () => {
    const log = { error: vi.fn() };
    // each empty text is one object of the shared strings
    const bytes = workbook(HEAD, { strings: '<si/>'.repeat(5_000_000) });
    await expect(readXlsxApart({ bytes, maxColumns: 100 }, log, { mostMegabytes: 32 })).rejects.toMatchObject({
      status: 422,
    });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('the old format of Excel is refused by its name, a CSV with the contents of an xlsx by those', async () => {
    for (const name of ['clubs.xls', 'clubs.csv']) {
      const { status, errors } = await check(xlsx(workbook(HEAD + rowOf('A')), name));
      expect([status, Object.keys(errors)]).toEqual([422, ['file']]);
    }
  });
});
