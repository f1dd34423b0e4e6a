import { exportOrganizations } from '@move/contract/organizations/organizations.ts';
import { buildUrl } from '@move/contract/kit/client/build-url.ts';
import { columnName, ORGANIZATION_COLUMNS } from '@move/domain/imports/organization-columns.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { readSheet, sheetXml } from '../../../testing/read-sheet.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { seedLocation } from '../../locations/locations.seed.ts';
import { seedOrganization } from '../organizations.seed.ts';

const { app, call, signIn, tenants, appPool } = await testApp();
const { application, otherApplication } = tenants;

async function exported(as: TestUser, query: Record<string, unknown> = {}, locale = 'nl') {
  const response = await app.inject({
    url: buildUrl(exportOrganizations, { query }),
    headers: { authorization: `Bearer ${await signIn(as)}`, 'accept-language': locale },
  });
  expect(response.statusCode).toBe(200);
  const [head = [], ...rows] = readSheet(response.rawPayload);
  return {
    head,
    rows: rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''] as const))),
    response,
  };
}

await asSystem(appPool, async (db) => {
  const id = await seedOrganization(db, {
    name: '=HYPERLINK("http://evil.example")',
    home_application_id: application,
    status: 'pending',
    description: 'Twee\nregels & <b>tekens</b> \u0001 _x0041_',
    email: 'hallo@otters.example',
    timezone: 'Europe/Amsterdam',
    created_at: '2026-11-20T23:30:00Z',
  });
  const place = {
    owner_organization_id: id,
    street: 'Kade',
    house_number: '7b',
    zipcode: '1234 AB',
    city: 'Waterstad',
  };
  await seedLocation(db, { ...place, name: 'Bad', country: 'NL', notes: 'Aan de achterkant' });
  await seedLocation(db, { ...place, name: 'Later', street: 'Elders' });
  await seedOrganization(db, { name: 'Niet van ons', home_application_id: otherApplication });
});

describe('the export of organisations', () => {
  test('has the columns of an import, followed by others', async () => {
    const { head, rows, response } = await exported('admin', { search: 'hyperlink' });
    expect(head).toEqual([...ORGANIZATION_COLUMNS.map((column) => columnName(column, 'nl')), 'Id', 'Status', 'Sinds']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      Straat: 'Kade',
      Huisnummer: '7b',
      Postcode: '1234 AB',
      Plaats: 'Waterstad',
      Landcode: 'NL',
      'E-mailadres': 'hallo@otters.example',
      'Notities bij de locatie': 'Aan de achterkant',
      Status: 'Te beoordelen',
    });
    // 21 November 2026, half past midnight in Amsterdam
    expect(Number(rows[0]?.['Sinds'])).toBeCloseTo(46_347 + 0.5 / 24, 6);
    expect(response.headers['content-disposition']).toMatch(/organisaties-\d{4}-\d\d-\d\d\.xlsx/);
  });

  test('writes no formula, and handles every character', async () => {
    const { rows, response } = await exported('admin', { status: 'pending' });
    expect(rows[0]?.['Naam']).toBe('=HYPERLINK("http://evil.example")');
    expect(rows[0]?.['Omschrijving']).toBe('Twee\nregels & <b>tekens</b>  _x0041_');
    expect(sheetXml(response.rawPayload)).not.toContain('<f>');
  });

  test('has all rows of the list, in its order', async () => {
    const { rows } = await exported('admin', { sort: 'name', order: 'desc', page: 9, itemsPerPage: 1 });
    const names = rows.map((row) => row['Naam'] ?? '');
    expect(names).toContain('Judo Test');
    expect(names).not.toContain('Niet van ons');
    expect(names.indexOf('Zwemclub Test')).toBeLessThan(names.indexOf('Judo Test'));
    expect((await exported('childAdmin')).rows.map((row) => row['Naam'])).toEqual(['Judo Test']);
    expect((await exported('strangerAdmin', { status: 'pending' })).rows).toEqual([]);
  });

  test('is in the reader’s language', async () => {
    const { head, rows } = await exported('admin', { status: 'pending' }, 'en');
    expect(head.slice(0, 2)).toEqual(['Name', 'Street']);
    expect(rows[0]?.['Status']).toBe('To review');
  });

  test('is audited, refused to staff, and refused with invalid filters', async () => {
    await exported('admin');
    const { rows } = await asSystem(appPool, (db) =>
      db
        .selectFrom('audit_log')
        .select('actor_id')
        .where('action', '=', 'exportOrganizations')
        .execute()
        .then((rows) => ({ rows })),
    );
    expect(rows.map((row) => row.actor_id)).toContain(tenants.users.admin);
    expect((await call(exportOrganizations, { as: 'staff' })).status).toBe(403);
    expect((await call(exportOrganizations, { as: 'admin', query: { sort: 'id' } })).status).toBe(422);
  });
});
