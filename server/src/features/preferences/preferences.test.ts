import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import {
  createView,
  getPreferences,
  listViews,
  removeView,
  updatePreferences,
  updateView,
} from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole } from '../access/access.seed.ts';

const { call, tenants, appPool } = await testApp();
const list = 'listLocations';
const params = { list };
const here = { organization_id: tenants.organization };
const noViews = { view_order: [], default_view: null };

describe('the settings of a list', () => {
  test('start with defaults; a change keeps the other settings, and those of other users', async () => {
    expect((await call(getPreferences, { params })).body).toEqual({
      preferences: { columns: null, density: 'roomy', widths: {}, ...noViews },
      views: [],
    });
    const columns = [{ name: 'city', is_shown: true }];
    await call(updatePreferences, { params, body: { columns } });
    const { body } = await call(updatePreferences, { params, body: { density: 'compact' } });
    expect(body).toEqual({ preferences: { columns, density: 'compact', widths: {}, ...noViews } });
    expect((await call(getPreferences, { params, as: 'trainer' })).body.preferences.columns).toBeNull();
    await call(updatePreferences, { params, body: { columns: null } });
    expect((await call(getPreferences, { params })).body.preferences).toEqual({
      columns: null,
      density: 'compact',
      widths: {},
      ...noViews,
    });
  });

  test('have one density for every list of the account', async () => {
    const other = { list: 'listTags' };
    await call(updatePreferences, { params, body: { density: 'compact' } });
    expect((await call(getPreferences, { params: other })).body.preferences.density).toBe('compact');
    await call(updatePreferences, { params: other, body: { density: 'roomy' } });
    const { body } = await call(updatePreferences, { params, body: { widths: {} } });
    expect(body.preferences.density).toBe('roomy');
    expect((await call(getPreferences, { params, as: 'trainer' })).body.preferences.density).toBe('roomy');
    await call(updatePreferences, { params, body: { density: 'compact' } });
  });

  test('of an unknown list are not stored', async () => {
    expect((await call(updatePreferences, { params: { list: 'l1' }, body: { density: 'compact' } })).status).toBe(404);
    expect((await call(getPreferences, { params: { list: 'l1' } })).body.preferences.density).toBe('roomy');
  });

  test('keep column widths, within sensible limits', async () => {
    const draw = (widths: Record<string, number>) => call(updatePreferences, { params, body: { widths } });
    expect((await draw({ city: 240, name: 320 })).body.preferences.widths).toEqual({ city: 240, name: 320 });
    await call(updatePreferences, { params, body: { density: 'roomy' } });
    expect((await call(getPreferences, { params })).body.preferences.widths).toEqual({ city: 240, name: 320 });
    expect((await draw({ name: 320 })).body.preferences.widths).toEqual({ name: 320 });
    expect((await draw({ name: 63 })).errors).toHaveProperty('widths.name');
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`c${index}`, 100]));
    expect((await draw(many)).errors).toHaveProperty('widths');
  });
});

test('the trail has neither name nor search of a private view', async () => {
  const body = { list, name: 'Van mij', query: { search: 'Geheim' }, shared: 'me' as const };
  const { id } = (await call(createView, { query: here, body })).body.view;
  await call(updateView, { params: { viewId: id }, query: here, body: { name: 'Alleen van mij' } });
  await call(updateView, { params: { viewId: id }, query: here, body: { shared: 'organization', name: 'Van ons' } });
  await call(updateView, { params: { viewId: id }, query: here, body: { shared: 'me', name: 'Weer van mij' } });
  await call(removeView, { params: { viewId: id }, query: here });
  const { body: trail } = await call(listOrganizationAudit, {
    params: { organizationId: tenants.organization },
    query: { subject: 'saved_views', subjectId: String(id) },
  });
  expect(trail.audit.map(({ action }) => action)).toEqual([
    'removeView',
    'updateView',
    'updateView',
    'updateView',
    'createView',
  ]);
  const shared = trail.audit.slice(1, 3);
  expect(JSON.stringify(trail.audit.filter((entry) => !shared.includes(entry)))).not.toMatch(/Geheim|mij/);
  expect(shared.map(({ subject_name: name }) => name)).toEqual([null, 'Van ons']);
});

test('each user has their own order and default of saved views', async () => {
  const own = { list: 'listTags' };
  const make = async (name: string) => (await call(createView, { body: { ...own, name } })).body.view.id;
  const [first, second, third] = [await make('A'), await make('B'), await make('C')];
  const set = { view_order: [third, first, 4_000_000], default_view: third };
  const { body } = await call(updatePreferences, { params: own, body: set });
  expect(body.preferences).toMatchObject(set);
  await call(updatePreferences, { params: own, body: { widths: { name: 320 } } });
  const read = (await call(getPreferences, { params: own })).body;
  expect(read.preferences).toMatchObject(set);
  expect(read.views.map(({ id }) => id)).toEqual([third, first, second]);
  expect((await call(getPreferences, { params: own, as: 'trainer' })).body.preferences).toMatchObject(noViews);
  const cleared = await call(updatePreferences, { params: own, body: { default_view: null } });
  expect(cleared.body.preferences).toMatchObject({ ...set, default_view: null });
});

test('the order and default of saved views differ by organisation; columns are the same in all organisations', async () => {
  const own = { list: 'listProducts' };
  const make = async (name: string) => (await call(createView, { body: { ...own, name } })).body.view.id;
  const [first, second] = [await make('A'), await make('B')];
  const set = (query: { organization_id?: number }, body: object) =>
    call(updatePreferences, { params: own, query, body });
  const read = async (query: { organization_id?: number }) =>
    (await call(getPreferences, { params: own, query })).body.preferences;
  await set({}, { default_view: first });
  await set(here, { default_view: second, columns: [{ name: 'status', is_shown: true }] });
  await set(here, { view_order: [second, first] });
  expect(await read(here)).toMatchObject({ default_view: second, view_order: [second, first] });
  expect(await read({})).toMatchObject({
    default_view: first,
    view_order: [],
    columns: [{ name: 'status', is_shown: true }],
  });
  const elsewhere = { organization_id: tenants.otherOrganization };
  expect((await set(elsewhere, { default_view: first })).status).toBe(403);
});

test('more than a hundred saved views can be put in order', async () => {
  const own = { list: 'listRates' };
  const order = Array.from({ length: 250 }, (_, index) => 250 - index);
  const { status, body } = await call(updatePreferences, { params: own, query: here, body: { view_order: order } });
  expect(status).toBe(200);
  expect(body.preferences.view_order).toEqual(order);
});

test('a user saves a hundred views of a list at most', async () => {
  const many = { list: 'listSports', name: 'Nog een', shared: 'organization' as const };
  const made = sql`insert into saved_views (user_id, list, name)
    select ${tenants.users.staff}, 'listSports', 'Weergave ' || n from generate_series(1, 99) n`;
  await asSystem(appPool, (db) => made.execute(db));
  expect((await call(createView, { query: here, body: many })).status).toBe(201);
  expect((await call(createView, { query: here, body: many })).errors).toEqual({
    name: ['Je kunt hoogstens 100 weergaven van een lijst bewaren. Verwijder er eerst een'],
  });
  expect((await call(createView, { query: here, body: { ...many, list: 'listTags' } })).status).toBe(201);
});

describe('a saved view', () => {
  const names = async (as: 'staff' | 'trainer' | 'stranger' | 'admin' | 'superadmin', query = here) => {
    const { body } = await call(listViews, { as, query: { list, ...query } });
    return body.views.map((view) => [view.name, view.may.update]);
  };

  test('is visible to the users it is shared with', async () => {
    const view = { list, query: { typeId: '3' } };
    await call(createView, { query: here, body: { ...view, name: 'Mijn' } });
    await call(createView, { query: here, body: { ...view, name: 'Onze', shared: 'organization' } });
    const all = await call(createView, { as: 'admin', body: { ...view, name: 'Van iedereen', shared: 'all' } });
    expect(all.status).toBe(201);
    expect(await names('staff')).toEqual([
      ['Mijn', true],
      ['Onze', true],
      ['Van iedereen', false],
    ]);
    expect(await names('trainer')).toEqual([
      ['Onze', false],
      ['Van iedereen', false],
    ]);
    expect(await names('stranger', { organization_id: tenants.otherOrganization })).toEqual([]);
  });

  test('is the same in the settings of the list and in the list of views', async () => {
    const listed = await call(listViews, { query: { list, ...here } });
    const { body } = await call(getPreferences, { params, query: here });
    expect(body.views).toHaveLength(3);
    expect(body.views).toEqual(listed.body.views);
    const elsewhere = { organization_id: tenants.otherOrganization };
    expect((await call(getPreferences, { params, query: elsewhere })).status).toBe(403);
  });

  test('can’t be shared beyond the scope of its creator', async () => {
    const body = { list, name: 'X' };
    expect((await call(createView, { body: { ...body, shared: 'organization' } })).errors).toHaveProperty('shared');
    expect((await call(createView, { query: here, body: { ...body, shared: 'all' } })).status).toBe(403);
    const elsewhere = { organization_id: tenants.otherOrganization };
    expect((await call(createView, { query: elsewhere, body: { ...body, shared: 'organization' } })).status).toBe(403);
    expect((await call(listViews, { query: { list, ...elsewhere } })).status).toBe(403);
  });

  test('can’t be moved to a platform that its creator does not administer', async () => {
    const { body } = await call(createView, { query: here, body: { list, name: 'Eigen' } });
    const moved = { params: { viewId: body.view.id }, query: here, body: { shared: 'all' as const } };
    expect((await call(updateView, moved)).status).toBe(403);
  });

  test('can be changed and removed by its creator only', async () => {
    const made = await call(createView, { query: here, body: { list, name: 'Oud', shared: 'organization' } });
    const viewParams = { viewId: made.body.view.id };
    expect((await call(updateView, { as: 'trainer', params: viewParams, body: { name: 'Kaping' } })).status).toBe(404);
    expect((await call(removeView, { as: 'superadmin', params: viewParams })).status).toBe(404);
    const renamed = await call(updateView, { query: here, params: viewParams, body: { name: 'Nieuw' } });
    expect(renamed.body.view).toMatchObject({ name: 'Nieuw', shared: 'organization' });
    expect((await call(updateView, { query: here, params: viewParams, body: { shared: 'me' } })).body.view.shared).toBe(
      'me',
    );
    expect((await call(removeView, { params: viewParams })).status).toBe(204);
    expect((await call(removeView, { params: viewParams })).status).toBe(404);
  });
});

describe('a view that another user shared', () => {
  const share = (shared: 'organization' | 'all', as: 'trainer' | 'admin') =>
    call(createView, {
      as,
      query: shared === 'organization' ? here : {},
      body: { list, name: 'Achtergelaten', shared },
    });

  test('with the organisation can be removed by users who edit the organisation, but not changed', async () => {
    const { view } = (await share('organization', 'trainer')).body;
    const params = { viewId: view.id };
    // the creator leaves the team
    await asSystem(appPool, (db) => db.deleteFrom('user_roles').where('user_id', '=', tenants.users.trainer).execute());
    const listed = await call(listViews, { query: { list, ...here } });
    expect(listed.body.views.find(({ id }) => id === view.id)?.may).toEqual({ update: false, remove: true });
    expect((await call(updateView, { query: here, params, body: { name: 'Kaping' } })).status).toBe(404);
    expect((await call(updateView, { as: 'trainer', params, body: { name: 'Nog van mij' } })).status).toBe(404);
    expect((await call(removeView, { as: 'trainer', params })).status).toBe(404);
    expect((await call(removeView, { as: 'stranger', params })).status).toBe(404);
    expect((await call(removeView, { query: here, params })).status).toBe(204);
    await asSystem(appPool, (db) =>
      seedRole(db, { user_id: tenants.users.trainer, role: 'trainer', organization_id: tenants.organization }),
    );
  });

  test('with the organisation can’t be removed by a trainer', async () => {
    const made = await call(createView, { query: here, body: { list, name: 'Van staf', shared: 'organization' } });
    const params = { viewId: made.body.view.id };
    expect((await call(removeView, { as: 'trainer', query: here, params })).status).toBe(404);
    const listed = await call(listViews, { as: 'trainer', query: { list, ...here } });
    expect(listed.body.views.find(({ id }) => id === params.viewId)?.may).toEqual({ update: false, remove: false });
  });

  test('with a platform can be removed by its administrators', async () => {
    const { view } = (await share('all', 'admin')).body;
    const params = { viewId: view.id };
    const headers = { 'x-application-id': String(tenants.application) };
    expect((await call(removeView, { query: here, params, headers })).status).toBe(404);
    expect((await call(removeView, { as: 'strangerAdmin', params })).status).toBe(404);
    expect((await call(removeView, { as: 'superadmin', params, headers })).status).toBe(204);
  });
});
