import {
  getCurrentApplication,
  getSettings,
  listAllApplications,
  listChildApplications,
} from '@move/contract/applications/applications.ts';
import {
  createApplication,
  getApplication,
  listApplications,
  removeApplication,
  updateApplication,
} from '@move/contract/applications/manage-applications.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedOrder } from '../orders/orders.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';

const { call, tenants, appPool } = await testApp();
const as = 'superadmin' as const;

async function make(name: string, body: Record<string, unknown> = {}) {
  const answer = await call(createApplication, { as, body: { name, ...body } });
  expect(answer.errors).toEqual({});
  return answer.body.application;
}
const at = (applicationId: number) => ({ as, params: { applicationId } });

describe('a new platform', () => {
  test('has every field of its draft, cleaned', async () => {
    const draft = {
      name: '  Sportstad Noord ',
      slug: 'sportstad-noord',
      email: 'Info@Noord.example',
      description: 'Alle sport\nin Noord',
      dashboard_url: 'https://beheer.noord.example',
      website_url: 'https://noord.example',
      support_url: 'https://help.noord.example',
      timezone: 'Europe/Brussels',
      sport_id_alias: 'Beweegvorm',
      primary_color: '#0b6e4f',
      secondary_color: '#f4a25980',
      hosts: ['Noord.example', 'https://noord.example/', 'sport.noord.example'],
      longitude: 4.9,
      latitude: 52.4,
      zoom: 11.5,
    };
    const made = await make(draft.name, draft);
    expect(made).toMatchObject({
      ...draft,
      name: 'Sportstad Noord',
      email: 'info@noord.example',
      primary_color: '#0B6E4F',
      secondary_color: '#F4A25980',
      hosts: ['noord.example', 'sport.noord.example'],
      parent: null,
      child_applications: [],
      organizations_count: 0,
      logo_id: null,
      fallback_image_id: null,
    });
    // visitors of the domain get it at once
    const settings = await call(getSettings, { as: null, headers: { host: 'sport.noord.example' } });
    expect(settings.body.application).toMatchObject({ id: made.id, name: 'Sportstad Noord', primary_color: '#0B6E4F' });
  });

  test('gets a slug made of its name, or a free one when that is taken', async () => {
    expect((await make('Één & Twéé!!')).slug).toBe('een-twee');
    const taken = await call(createApplication, { as, body: { name: 'Één Twéé' } });
    expect([taken.status, taken.errors]).toEqual([422, { slug: ['Slug is al in gebruik. Vrij is: een-twee-2'] }]);
    await make('Nog een', { slug: 'een-twee-2' });
    const again = await call(createApplication, { as, body: { name: 'Drie', slug: 'een-twee' } });
    expect(again.errors.slug).toEqual(['Slug is al in gebruik. Vrij is: een-twee-3']);
    // a long name is cut to what a slug may hold
    expect((await make('x'.repeat(255))).slug).toBe('x'.repeat(60));
    // a name without letters makes no slug
    const without = await call(createApplication, { as, body: { name: '🏊' } });
    expect([without.status, Object.keys(without.errors)]).toEqual([422, ['slug']]);
  });

  test('created twice at once gets the slug once', async () => {
    const body = { name: 'Tegelijk' };
    const answers = await Promise.all([1, 2, 3].map(() => call(createApplication, { as, body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 422)?.errors).toHaveProperty('slug');
  });

  test.each([
    ['slug', 'Met Spatie'],
    ['slug', 'a--b'],
    ['timezone', 'Europe/Utrecht'],
    ['primary_color', '#FFF'],
    ['secondary_color', 'red'],
    ['website_url', 'javascript:alert(1)'],
    ['email', 'geen adres'],
    ['zoom', 22.5],
    ['latitude', 90.1],
    ['hosts', ['https://noord.example']],
    ['hosts', ['-noord.example']],
    ['hosts', ['sport.-noord.example']],
    ['hosts', ['noord-.example']],
    ['hosts', ['noord.example-']],
    ['hosts', [`${'a'.repeat(64)}.example`]],
    ['parent_id', 999_999],
  ])('refuses %s %j on its field', async (field, value) => {
    const answer = await call(createApplication, { as, body: { name: 'Fout', slug: 'fout', [field]: value } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  test('has a centre with both coordinates or none', async () => {
    const answer = await call(createApplication, { as, body: { name: 'Half', latitude: 52 } });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['longitude']]);
  });
});

describe('a platform', () => {
  test('changes what is sent and keeps the rest', async () => {
    const made = await make('Bewaren', { description: 'Blijft', hosts: ['bewaren.example'] });
    const body = { name: 'Bewaard', sport_id_alias: 'Spel', updated_at: made.updated_at };
    const saved = await call(updateApplication, { ...at(made.id), body });
    expect(saved.body.application).toMatchObject({
      name: 'Bewaard',
      slug: 'bewaren',
      description: 'Blijft',
      sport_id_alias: 'Spel',
      hosts: ['bewaren.example'],
    });
    const stale = await call(updateApplication, { ...at(made.id), body });
    expect([stale.status, Object.keys(stale.errors)]).toEqual([409, ['updated_at']]);
  });

  test('keeps its time zone once it has an order', async () => {
    const made = await make('Op de klok');
    const inBrussels = await call(updateApplication, {
      ...at(made.id),
      body: { name: 'Op de klok', timezone: 'Europe/Brussels' },
    });
    expect(inBrussels.body.application.timezone).toBe('Europe/Brussels');
    await asSystem(appPool, async (db) => {
      const organization_id = await seedOrganization(db, { name: 'Klokclub', home_application_id: made.id });
      await seedOrder(db, { organization_id, application_id: made.id });
    });
    const refused = await call(updateApplication, {
      ...at(made.id),
      body: { name: 'Op de klok', timezone: 'America/Curacao' },
    });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['timezone']]);
    const same = await call(updateApplication, {
      ...at(made.id),
      body: { name: 'Zelfde klok', timezone: 'Europe/Brussels' },
    });
    expect(same.status).toBe(200);
  });

  test('has its own history, whichever platform is current', async () => {
    const made = await make('Historie');
    await call(updateApplication, { ...at(made.id), body: { name: 'Geschiedenis' } });
    const rows = await asSystem(appPool, (db) =>
      db
        .selectFrom('audit_log')
        .select(['application_id', 'changes'])
        .where('action', '=', 'updateApplication')
        .where('subject_id', '=', String(made.id))
        .execute(),
    );
    expect(rows).toEqual([{ application_id: made.id, changes: { name: { old: 'Historie', new: 'Geschiedenis' } } }]);
  });

  test('reports a domain that another platform has', async () => {
    await make('Eerste', { hosts: ['gedeeld.example'] });
    const second = await make('Tweede');
    const body = { name: 'Tweede', hosts: ['eigen.example', 'gedeeld.example'] };
    const answer = await call(updateApplication, { ...at(second.id), body });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { 'hosts.1': ['gedeeld.example wijst al naar een ander platform'] },
    ]);
  });

  test.each(['abc', '0', '99999999999999999999'])('with id %s is not found', async (id) => {
    const answer = await call(getApplication, { as, params: { applicationId: id as unknown as number } });
    expect(answer.status).toBe(404);
  });

  test('that doesn’t exist is a 404, also for a change', async () => {
    expect((await call(getApplication, at(999_999))).status).toBe(404);
    expect((await call(updateApplication, { ...at(999_999), body: { name: 'X' } })).status).toBe(404);
    expect((await call(removeApplication, at(999_999))).status).toBe(404);
  });
});

describe('the list', () => {
  test('is searched by name and slug, sorted and counted', async () => {
    await make('Vindbaar Ålesund', { slug: 'noorwegen' });
    const names = async (search: string) =>
      (await call(listApplications, { as, query: { search } })).body.applications.map(({ name }) => name);
    expect(await names('alesund')).toEqual(['Vindbaar Ålesund']);
    expect(await names('NOORWEGEN')).toEqual(['Vindbaar Ålesund']);
    expect(await names('%')).toEqual([]);
    const query = { sort: 'organizations_count', order: 'desc', itemsPerPage: 2 };
    const { body } = await call(listApplications, { as, query });
    expect(body.applications).toHaveLength(2);
    expect(body.applications[0]?.organizations_count).toBe(1);
    expect(body.meta.pagination.total).toBeGreaterThan(10);
    expect((await call(listApplications, { as, query: { sort: 'nonsense' } })).status).toBe(422);
    const below = await call(listApplications, { as, query: { parentId: tenants.application } });
    expect(below.body.applications.map(({ id }) => id)).toEqual([tenants.child]);
  });
});

describe('a user who is no superadmin', () => {
  test.each(['admin', 'childAdmin', 'staff', 'trainer', 'nobody'] as const)(
    'as %s can’t set up platforms',
    async (someone) => {
      const params = { applicationId: tenants.application };
      expect((await call(listApplications, { as: someone })).status).toBe(403);
      expect((await call(getApplication, { as: someone, params })).status).toBe(403);
      expect((await call(createApplication, { as: someone, body: { name: 'X' } })).status).toBe(403);
      expect((await call(updateApplication, { as: someone, params, body: { name: 'X' } })).status).toBe(403);
      expect((await call(removeApplication, { as: someone, params })).status).toBe(403);
    },
  );

  test('reads the current platform and their own', async () => {
    const own = await call(listAllApplications, { as: 'admin' });
    expect(own.body.applications.map(({ id }) => id)).toEqual([tenants.application, tenants.child]);
    const all = await call(listAllApplications, { as });
    expect(all.body.applications.length).toBeGreaterThan(10);
    const current = await call(getCurrentApplication, { as: 'staff' });
    expect(current.body.application).toMatchObject({ id: tenants.application, name: 'Sportplein' });
    const children = await call(listChildApplications, { as: 'admin' });
    expect(children.body.applications.map(({ id }) => id)).toEqual([tenants.child]);
    expect((await call(listChildApplications, { as: 'staff' })).status).toBe(403);
  });
});
