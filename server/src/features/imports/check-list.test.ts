import { getImportTemplate } from '@move/contract/imports/imports.ts';
import { ORGANIZATION_COLUMNS } from '@move/domain/imports/organization-columns.ts';
import { describe, expect, test } from 'vitest';
import { csv, HEAD, importWorld, row } from '../../testing/worlds/import-world.ts';

const { call, check, findOrganizations } = await importWorld();

describe('checking a list', () => {
  test('lists every problem by line and column, and stores nothing', async () => {
    const { body } = await check(
      csv(
        `${HEAD};E-mail`,
        `${row('Controle Een')};`,
        ';;;;;;geen adres',
        `${row('Controle Twee', 'Kade;3;12 AB;Stad;XX')};`,
      ),
    );
    const { rows, valid, created, errors, table, columns } = body.import;
    expect([rows, valid, created, body.job]).toEqual([3, 1, 0, null]);
    expect(errors.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
      '3 name: Naam is verplicht',
      '3 street: Straat is verplicht',
      '3 house_number: Huisnummer is verplicht',
      '3 zipcode: Postcode is verplicht',
      '3 city: Plaats is verplicht',
      '3 email: E-mailadres moet een geldig e-mailadres zijn',
      '4 country_code: Landcode moet een landcode van twee letters zijn, zoals NL of BE',
    ]);
    expect(table.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(columns.at(-1)).toEqual({ header: 'E-mail', field: 'email' });
    expect(await findOrganizations('controle')).toEqual([]);
  });

  test('reports unrecognised columns, and uses the user’s choice for them', async () => {
    const file = csv('Club;Waar;Nr;Code;Stad;Land', row('Kolommen'));
    const first = await check(file);
    expect(first.body.import).toMatchObject({ missing: ['street', 'zipcode'], errors: [], valid: 0 });
    const columns = JSON.stringify(['name', 'street', 'house_number', 'zipcode', 'city', 'country_code']);
    expect((await check(file, { columns })).body.import).toMatchObject({ missing: [], valid: 1 });
    for (const wrong of ['["name"]', '["name","name",null,null,null,null]', '[1]', '{', '"x"']) {
      const { status, errors } = await check(file, { columns: wrong });
      expect([wrong, status, Object.keys(errors)[0]]).toEqual([wrong, 422, expect.stringMatching(/^columns/)]);
    }
  });

  test('needs no country: without one, the address is in the Netherlands', async () => {
    const file = csv('Naam;Straat;Huisnummer;Postcode;Plaats', 'Zonder Land;Kade;3;1234ab;Stad', 'Fout;Kade;3;12;Stad');
    const { valid, missing, errors } = (await check(file)).body.import;
    expect([valid, missing]).toEqual([1, []]);
    expect(errors).toMatchObject([{ line: 3, field: 'zipcode' }]);
  });

  test('validates corrected cells instead of those in the file', async () => {
    const file = csv(HEAD, row('Correctie', 'Kade;3;onzin;Stad;NL'));
    expect((await check(file)).body.import.valid).toBe(0);
    const edits = JSON.stringify([{ line: 2, field: 'zipcode', value: '1234AB' }]);
    const { valid, table } = (await check(file, { edits })).body.import;
    expect([valid, table[0]?.cells[3]]).toEqual([1, '1234AB']);
    expect((await check(file, { edits: '[{"line":2}]' })).status).toBe(422);
  });

  test.each([
    ['that are nested too deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['of more rows than a list may have', `[${'{},'.repeat(300_000)}{}]`],
  ])('refuses corrections %s without parsing them', async (_what, edits) => {
    const { status, errors } = await check(csv(HEAD, row('Correctie')), { edits });
    expect([status, Object.keys(errors)]).toEqual([422, ['edits']]);
  });

  test('reports a row that repeats another as a duplicate, and a row with more cells than columns as invalid', async () => {
    const { body } = await check(
      csv(HEAD, row('Dubbel'), row('dúbbel', 'Elders;12;1234ab;Stad;NL'), `${row('Te lang')};x;y`),
    );
    expect(body.import.errors).toEqual([
      { line: 4, field: null, message: 'Deze regel heeft 8 kolommen, de eerste regel 6' },
    ]);
    expect(body.import.doubles).toEqual([
      { line: 3, equal: ['name', 'address'], organization: null, first_line: 2, may_update: false },
    ]);
    expect(body.import.valid).toBe(1);
  });

  test('reads Windows-1252, and the UTF-16 that Excel calls Unicode', async () => {
    const windows = new File([Buffer.from(`${HEAD}\r\n${row('Caf\u00e9')}`, 'latin1')], 'a.csv');
    const wide = new File([Buffer.from(`\uFEFF${HEAD}\n${row('Café')}`.replaceAll(';', '\t'), 'utf16le')], 'a.txt');
    for (const file of [windows, wide]) expect((await check(file)).body.import.table[0]?.cells[0]).toBe('Café');
  });

  test('refuses files that are no list', async () => {
    const big = new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'big.csv');
    expect((await check(big)).status).toBe(413);
    for (const file of [csv(''), csv(HEAD), new File([HEAD], 'clubs.xlsx'), new File(['a\0b'], 'a.csv')]) {
      const { status, errors } = await check(file);
      expect([status, Object.keys(errors)]).toEqual([422, ['file']]);
    }
  });
});

test('the template is a list that can be imported', async () => {
  const answer = await call(getImportTemplate, { as: 'admin', headers: { 'accept-language': 'en' } });
  const { body } = await check(new File([new Uint8Array(answer.bytes)], 'template.csv'));
  expect(body.import.columns.map(({ field }) => field)).toEqual([...ORGANIZATION_COLUMNS]);
  expect([body.import.rows, body.import.valid]).toEqual([1, 1]);
});
