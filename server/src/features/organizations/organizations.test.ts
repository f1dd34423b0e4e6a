import { listOrganizationChoices } from '@move/contract/organizations/organization-choices.ts';
import { createOrganization } from '@move/contract/organizations/new-organization.ts';
import {
  getOrganization,
  listOrganizationCities,
  listOrganizations,
  updateOrganization,
  validateSports,
} from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole } from '../access/access.seed.ts';
import { seedSports } from '../taxonomy/taxonomy.seed.ts';
import { seedOrganization } from './organizations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, child, otherApplication, organization } = tenants;
const sports = await asSystem(appPool, (db) => seedSports(db, ['Zwemmen', 'Judo', 'Roeien']));
const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

const own = { organizationId: organization };

async function newOrganization(name: string, application_ids: number[] = []) {
  const organizationId = await system((db) =>
    seedOrganization(db, { name, home_application_id: application_ids[0] ?? application, application_ids }),
  );
  return { organizationId };
}

const newActivity = (organizationId: number, sport: number) =>
  system((db) =>
    sql`insert into activities (organization_id, name, sport_id) values (${organizationId}, 'Les', ${sport})`.execute(
      db,
    ),
  );

describe('a new organisation', () => {
  test('waits for review, on the current platform, in its time zone', async () => {
    await system((db) =>
      db.updateTable('applications').set({ timezone: 'America/Curacao' }).where('id', '=', child).execute(),
    );
    const body = {
      name: '  Roeivereniging Stroom ',
      kvk_number: '0401 2341',
      vat_number: 'nl 8612.34.567.b84',
      sports: [sports.Roeien, sports.Roeien],
      email: 'Info@Stroom.example',
      instagram_url: 'https://instagram.example/stroom',
    };
    const headers = { 'x-application-id': String(child) };
    const created = await call(createOrganization, { as: 'admin', body, headers });
    expect(created.status).toBe(201);
    expect(created.body.organization).toMatchObject({
      name: 'Roeivereniging Stroom',
      type: 'association',
      status: 'pending',
      kvk_number: '04012341',
      vat_number: 'NL861234567B84',
      email: 'info@stroom.example',
      instagram_url: 'https://instagram.example/stroom',
      x_url: null,
      sports: [sports.Roeien],
      timezone: 'America/Curacao',
      applications: [child],
      may: { update: true, remove: true, update_applications: true, update_timezone: true },
    });
    const list = await call(listOrganizations, { as: 'childAdmin', query: { search: 'stroom' } });
    expect(list.body.organizations).toMatchObject([{ id: created.body.organization.id, status: 'pending' }]);
  });

  test('can be put on several platforms of its creator, in another zone', async () => {
    const body = { name: 'Overal', applications: [application, child], timezone: 'Europe/London' };
    const { body: reply } = await call(createOrganization, { as: 'admin', body });
    expect(reply.organization).toMatchObject({ applications: [application, child], timezone: 'Europe/London' });
    expect(reply.organization.application_links).toEqual([
      { id: application, name: 'Sportplein', is_linked: true, is_home: true, may_change: true },
      { id: child, name: 'Sportplein Zuid', is_linked: true, is_home: false, may_change: true },
    ]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Naam is verplicht'],
    ['a KVK number of 7 digits', { kvk_number: '4012340' }, 'kvk_number', undefined],
    ['a VAT number without its country', { vat_number: '861234567B84' }, 'vat_number', undefined],
    ['a VAT number of an unknown country', { vat_number: 'QQ123456' }, 'vat_number', undefined],
    ['wrong check digits', { vat_number: 'NL861234567B85' }, 'vat_number', undefined],
    ['a VAT number in another form than its country has', { vat_number: 'EL12' }, 'vat_number', undefined],
    ['an unknown kind', { type: 'club' }, 'type', 'Soort organisatie is geen geldige waarde'],
    ['a broken e-mail address', { email: 'info@' }, 'email', 'E-mailadres moet een geldig e-mailadres zijn'],
    ['a link to a script', { website: 'javascript:alert(1)' }, 'website', undefined],
    ['an unknown zone', { timezone: 'Europe/Waterstad' }, 'timezone', 'Tijdzone is geen geldige waarde'],
    ['an unknown sport', { sports: [987_654] }, 'sports', 'Sporten bestaat niet'],
    [
      'a platform that the caller does not administer',
      { applications: [otherApplication] },
      'applications',
      'Platforms bestaat niet',
    ],
    ['no platform', { applications: [] }, 'applications', 'Platforms is verplicht'],
  ])('is refused with %s, on its field', async (_what, change, field, message) => {
    const body = { name: 'Nieuw', ...change };
    const { status, errors } = await call(createOrganization, { as: 'admin', body });
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual([field]);
    if (message) expect(errors[field]).toEqual([message]);
  });
});

describe('the profile', () => {
  test('is maintained by its staff; fields that an update leaves out stay', async () => {
    const first = await call(updateOrganization, {
      params: own,
      body: {
        name: 'Zwemclub Test',
        city: 'Waterstad',
        x_url: 'https://x.example/zwem',
        tiktok_url: 'https://tiktok.example/z',
      },
    });
    expect(first.status).toBe(200);
    const second = await call(updateOrganization, { params: own, body: { name: 'Zwemclub Test', x_url: null } });
    expect(second.body.organization).toMatchObject({
      city: 'Waterstad',
      x_url: null,
      tiktok_url: 'https://tiktok.example/z',
      may: { update: true, remove: false, update_applications: false, update_timezone: false },
    });
    expect(second.body.meta.unlinkable_sports).toEqual([]);
  });

  test('can be read but not changed by a trainer', async () => {
    const read = await call(getOrganization, { as: 'trainer', params: own });
    expect(read.body.organization.may).toMatchObject({ update: false });
    expect((await call(updateOrganization, { as: 'trainer', params: own, body: { name: 'X' } })).status).toBe(403);
  });

  test('refuses to overwrite what another user saved meanwhile', async () => {
    const params = await newOrganization('Haast');
    const { body } = await call(getOrganization, { as: 'admin', params });
    const { updated_at } = body.organization;
    const save = (name: string) => call(updateOrganization, { as: 'admin', params, body: { name, updated_at } });
    expect((await save('Eerste')).status).toBe(200);
    const second = await save('Tweede');
    expect(second.status).toBe(409);
    expect(second.errors).toHaveProperty('updated_at');
  });

  test('lets only an administrator change platforms and time zone', async () => {
    const { body } = await call(getOrganization, { params: own });
    const { name, applications, timezone } = body.organization;
    const save = (change: object) =>
      call(updateOrganization, { params: own, body: { name, applications, timezone, ...change } });
    expect((await save({})).status).toBe(200);
    expect((await save({ applications: [...applications, child] })).status).toBe(403);
    expect((await save({ timezone: 'Europe/London' })).status).toBe(403);
  });

  test('keeps the links to platforms that the caller doesn’t administer, and at least one link', async () => {
    const params = await newOrganization('Gedeeld', [application, child]);
    const save = (applications: number[]) =>
      call(updateOrganization, { as: 'childAdmin', params, body: { name: 'Gedeeld', applications } });
    const off = await save([]);
    expect(off.status).toBe(200);
    expect(off.body.organization.applications).toEqual([application]);
    const admin = await call(updateOrganization, {
      as: 'admin',
      params,
      body: { name: 'Gedeeld', applications: [] },
    });
    expect(admin.errors).toEqual({ applications: ['Platforms is verplicht'] });
    const foreign = await call(updateOrganization, {
      as: 'admin',
      params,
      body: { name: 'Gedeeld', applications: [application, otherApplication] },
    });
    expect(foreign.errors).toEqual({ applications: ['Platforms bestaat niet'] });
  });
});

describe('sports', () => {
  test('in use stay linked: the rest is saved and the reply names them', async () => {
    const params = await newOrganization('Sportief');
    const save = (ids: number[]) =>
      call(updateOrganization, { as: 'admin', params, body: { name: 'Sportief', sports: ids } });
    await save([sports.Zwemmen, sports.Judo]);
    await newActivity(params.organizationId, sports.Zwemmen);
    await newActivity(params.organizationId, sports.Zwemmen);
    const asked = await call(validateSports, { as: 'admin', params, body: { sports: [sports.Roeien] } });
    const unlinkable = [{ id: sports.Zwemmen, name: 'Zwemmen', activities_count: 2 }];
    expect(asked.body).toEqual({ valid: false, sports: unlinkable });
    const saved = await save([sports.Roeien]);
    expect(saved.body.meta.unlinkable_sports).toEqual(unlinkable);
    expect(saved.body.organization.sports).toEqual([sports.Zwemmen, sports.Roeien]);
    const fine = await call(validateSports, { as: 'admin', params, body: { sports: [sports.Zwemmen] } });
    expect(fine.body).toEqual({ valid: true, sports: [] });
  });
});

describe('the list', () => {
  test('returns up to 10,000 a page by name, of the caller’s platform only', async () => {
    const { body } = await call(listOrganizations, { as: 'admin' });
    expect(body.meta.pagination).toMatchObject({ itemsPerPage: 10_000, page: 1, total: body.organizations.length });
    const names = body.organizations.map((row) => row.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'nl')));
    expect(names).toContain('Judo Test');
    expect(names).not.toContain('Tennis Elders');
    expect((await call(listOrganizations, { as: 'staff' })).status).toBe(403);
  });

  test('searches by name, city, KVK number and e-mail address, and filters by its columns', async () => {
    const now = Temporal.Now.plainDateISO('Europe/Amsterdam');
    const [today, yesterday] = [now.toString(), now.subtract({ days: 1 }).toString()];
    const id = await system((db) =>
      seedOrganization(db, {
        name: 'ÉÉN Fit',
        city: 'Dijkerveen',
        kvk_number: '87654321',
        email: 'hallo@eenfit.example',
        home_application_id: application,
        status: 'rejected',
        rejected_reason: 'Onvolledig',
        type: 'municipality',
      }),
    );
    await call(updateOrganization, {
      as: 'admin',
      params: { organizationId: id },
      body: { name: 'ÉÉN Fit', sports: [sports.Judo] },
    });
    const queries = [
      { search: 'een fit' },
      { search: 'dijkerv' },
      { search: '8765' },
      { search: 'HALLO@' },
      { status: 'rejected' as const },
      { sportId: sports.Judo, search: 'fit' },
      { city: 'Dijkerveen,Nergens' },
      { city: 'not:none', search: 'fit' },
      { type: 'municipality' as const, search: 'fit' },
      { createdOn: `${today}..`, search: 'fit' },
    ];
    for (const query of queries) {
      const { body } = await call(listOrganizations, { as: 'admin', query });
      expect([query, body.organizations.map((row) => row.id)]).toEqual([query, [id]]);
    }
    const nothing = [
      { search: '%' },
      { city: 'not:Dijkerveen', search: 'fit' },
      { type: 'not:municipality', search: 'fit' },
      { createdOn: `..${yesterday}`, search: 'fit' },
    ];
    for (const query of nothing) {
      const { body } = await call(listOrganizations, { as: 'admin', query });
      expect([query, body.meta.pagination.total]).toEqual([query, 0]);
    }
    const { body } = await call(listOrganizationCities, { as: 'admin' });
    expect(body.cities.filter((city) => city === 'Dijkerveen')).toHaveLength(1);
    expect((await call(listOrganizationCities, { as: 'strangerAdmin' })).body.cities).not.toContain('Dijkerveen');
  });
});

describe('the picker', () => {
  test('shows 5 at a time with the total, of the platform for an administrator', async () => {
    const { body } = await call(listOrganizationChoices, { as: 'admin' });
    expect(body.organizations).toHaveLength(5);
    expect(body.meta.pagination.total).toBeGreaterThan(5);
    const judo = await call(listOrganizationChoices, { as: 'admin', query: { search: 'judo test' } });
    expect(judo.body.organizations).toEqual([{ id: tenants.childOrganization, name: 'Judo Test', logo: null }]);
  });

  test('shows staff their own organisations on any platform, and no others', async () => {
    const elsewhere = await newOrganization('Tweede baan', [otherApplication]);
    await system((db) =>
      seedRole(db, { user_id: tenants.users.staff, role: 'organization', organization_id: elsewhere.organizationId }),
    );
    const { body } = await call(listOrganizationChoices, { headers: { 'x-application-id': String(application) } });
    const ids = body.organizations.map((row) => row.id);
    expect(new Set(ids)).toEqual(new Set([organization, elsewhere.organizationId]));
    const one = await call(listOrganizationChoices, { query: { id: tenants.childOrganization } });
    expect(one.body.organizations).toEqual([]);
  });
});
