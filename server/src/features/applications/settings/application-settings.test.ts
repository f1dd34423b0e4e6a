import { getMap, getApplicationMap, updateApplicationMap } from '@move/contract/applications/application-map.ts';
import {
  getApplicationFilters,
  getPaymentMethods,
  getSchoolHolidays,
  updateApplicationFilters,
  updatePaymentMethods,
  updateSchoolHolidays,
} from '@move/contract/applications/application-settings.ts';
import { getSettings } from '@move/contract/applications/applications.ts';
import { getApplication, updateApplication } from '@move/contract/applications/manage-applications.ts';
import { FILTER_KEYS } from '@move/domain/applications/filter-lists.ts';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const { call, tenants, appPool } = await testApp({ mapStyleUrl: 'https://kaart.example/stijl.json' });
const own = { as: 'superadmin', params: { applicationId: tenants.application } } as const;
const nobodys = { as: 'superadmin', params: { applicationId: 999_999 } } as const;

describe('filters', () => {
  test('are all in use on a new platform', async () => {
    const { body } = await call(getApplicationFilters, own);
    const all = [...body.primary, ...body.secondary];
    expect(all.map(({ key }) => key).toSorted()).toEqual(FILTER_KEYS.toSorted());
    expect(all.every(({ enabled }) => enabled)).toBe(true);
    expect(body.primary.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  test('keep the order in which they were sent', async () => {
    const body = {
      primary: [{ key: 'age' }, { key: 'sport', enabled: false, position: 9 }],
      secondary: [{ key: 'tag' }],
    };
    const saved = await call(updateApplicationFilters, { ...own, body });
    const lists = {
      primary: [
        { key: 'age', enabled: true, position: 1 },
        { key: 'sport', enabled: false, position: 2 },
      ],
      secondary: [{ key: 'tag', enabled: true, position: 1 }],
    };
    expect([saved.status, saved.body]).toEqual([200, { ...lists, updated_at: expect.any(String) }]);
    expect((await call(getApplicationFilters, own)).body).toEqual(saved.body);
    const none = await call(updateApplicationFilters, { ...own, body: { primary: [], secondary: [] } });
    expect(none.body).toMatchObject({ primary: [], secondary: [] });
  });

  test('can be in one list only, which the database enforces too', async () => {
    const body = { primary: [{ key: 'sport' }], secondary: [{ key: 'date' }, { key: 'sport' }] };
    const answer = await call(updateApplicationFilters, { ...own, body });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { 'secondary.1.key': ['Een filter kan maar één keer voorkomen'] },
    ]);
    const client = await appPool.connect();
    await client.query("begin; select set_scope('system', '{}', '{}')");
    const insert = `insert into application_filters (application_id, tier, key, position) values ($1, $2, 'price', 50)`;
    await client.query(`delete from application_filters where application_id = ${tenants.child}`);
    await client.query(insert, [tenants.child, 'primary']);
    await expect(client.query(insert, [tenants.child, 'secondary'])).rejects.toThrow('application_filters_pkey');
    await client.query('rollback');
    client.release();
  });

  test('saved by two calls at once are those of one call', async () => {
    const one = { primary: FILTER_KEYS.map((key) => ({ key })), secondary: [] };
    const two = { primary: [], secondary: FILTER_KEYS.toReversed().map((key) => ({ key })) };
    const answers = await Promise.all(
      [one, two, one, two].map((body) => call(updateApplicationFilters, { ...own, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await call(getApplicationFilters, own);
    expect([
      [12, 0],
      [0, 12],
    ]).toContainEqual([body.primary.length, body.secondary.length]);
  });

  test('of an unknown key or platform are refused', async () => {
    const body = { primary: [{ key: 'colour' }], secondary: [] };
    expect((await call(updateApplicationFilters, { ...own, body })).errors).toHaveProperty(['primary.0.key']);
    const empty = { primary: [], secondary: [] };
    expect((await call(updateApplicationFilters, { ...nobodys, body: empty })).status).toBe(404);
    expect((await call(getApplicationFilters, nobodys)).status).toBe(404);
  });
});

describe('ways of paying', () => {
  test('start with the usual costs', async () => {
    const { body } = await call(getPaymentMethods, own);
    expect(body.payment_methods.map(({ code, fixed_in_cents }) => [code, fixed_in_cents])).toEqual([
      ['ideal', 35],
      ['bancontact', 35],
      ['creditcard', 35],
      ['wallet', 0],
      ['cash', 0],
      ['free', 0],
      ['external', 0],
    ]);
    expect(body.payment_methods.every(({ basis_points, enabled }) => basis_points === 0 && enabled)).toBe(true);
  });

  test('keep their values when they are not sent', async () => {
    const card = { code: 'creditcard', fixed_in_cents: 50, basis_points: 125, enabled: false };
    const { body } = await call(updatePaymentMethods, { ...own, body: { payment_methods: [card] } });
    expect(body.payment_methods.find(({ code }) => code === 'creditcard')).toEqual(card);
    expect(body.payment_methods).toHaveLength(7);
    expect(body.payment_methods[0]).toMatchObject({ code: 'ideal', fixed_in_cents: 35 });
  });

  test.each([
    [{ code: 'ideal', fixed_in_cents: -1, basis_points: 0, enabled: true }, 'payment_methods.0.fixed_in_cents'],
    [{ code: 'ideal', fixed_in_cents: 12.5, basis_points: 0, enabled: true }, 'payment_methods.0.fixed_in_cents'],
    [{ code: 'ideal', fixed_in_cents: 0, basis_points: 10_001, enabled: true }, 'payment_methods.0.basis_points'],
    [{ code: 'giro', fixed_in_cents: 0, basis_points: 0, enabled: true }, 'payment_methods.0.code'],
    [{ code: 'free', fixed_in_cents: 1, basis_points: 0, enabled: true }, 'payment_methods.0.code'],
    [{ code: 'external', fixed_in_cents: 0, basis_points: 0, enabled: false }, 'payment_methods.0.code'],
  ])('%j is refused', async (method, field) => {
    const answer = await call(updatePaymentMethods, { ...own, body: { payment_methods: [method] } });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  });
});

describe('school holidays', () => {
  const autumn = { region: 'noord', name: 'Herfstvakantie', from: '2026-10-10', until: '2026-10-18' };

  test('are replaced, and returned by day', async () => {
    const christmas = { region: 'noord', name: 'Kerstvakantie', from: '2026-12-19', until: '2027-01-03' };
    const saved = await call(updateSchoolHolidays, { ...own, body: { school_holidays: [christmas, autumn] } });
    expect(saved.body.school_holidays).toEqual([autumn, christmas]);
    await call(updateSchoolHolidays, { ...own, body: { school_holidays: [christmas] } });
    expect((await call(getSchoolHolidays, own)).body.school_holidays).toEqual([christmas]);
    expect((await call(getSchoolHolidays, { ...own, params: { applicationId: tenants.child } })).body).toMatchObject({
      school_holidays: [],
    });
  });

  test.each([
    [{ ...autumn, until: '2026-10-09' }, 'school_holidays.0.until'],
    [{ ...autumn, from: '2026-02-30' }, 'school_holidays.0.from'],
    [{ ...autumn, name: ' ' }, 'school_holidays.0.name'],
  ])('%j is refused', async (holiday, field) => {
    const answer = await call(updateSchoolHolidays, { ...own, body: { school_holidays: [holiday] } });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  });
});

test('a list that another user saved meanwhile is refused; other forms of the platform can be saved', async () => {
  const { application } = (await call(getApplication, own)).body;
  const { updated_at: filters } = (await call(getApplicationFilters, own)).body;
  const { updated_at: payment } = (await call(getPaymentMethods, own)).body;
  const { updated_at: holidays } = (await call(getSchoolHolidays, own)).body;
  const saveFilters = (updated_at: string) =>
    call(updateApplicationFilters, { ...own, body: { primary: [{ key: 'sport' }], secondary: [], updated_at } });
  const saveHolidays = (updated_at: string) =>
    call(updateSchoolHolidays, { ...own, body: { school_holidays: [], updated_at } });
  const savePayment = (updated_at: string) =>
    call(updatePaymentMethods, { ...own, body: { payment_methods: [], updated_at } });
  const saved = await saveFilters(filters);
  expect(saved.status).toBe(200);
  expect(saved.body.updated_at).not.toBe(filters);
  const stale = await saveFilters(filters);
  expect([stale.status, Object.keys(stale.errors)]).toEqual([409, ['updated_at']]);
  expect((await saveHolidays(holidays)).status).toBe(200);
  expect((await saveHolidays(holidays)).status).toBe(409);
  expect((await savePayment(payment)).status).toBe(200);
  expect((await savePayment(payment)).status).toBe(409);
  expect((await saveFilters(saved.body.updated_at)).status).toBe(200);
  const body = { name: application.name, updated_at: application.updated_at };
  expect((await call(updateApplication, { ...own, body })).status).toBe(200);
});

describe('the map', () => {
  const centre = { longitude: 4.9, latitude: 52.37, zoom: 12 };

  test('has a style and a centre; the token can be written but not read', async () => {
    const body = { style_url: 'mapbox://styles/move/straten', access_token: 'pk.openbaar', ...centre };
    const saved = await call(updateApplicationMap, { ...own, body });
    expect(saved.body.mapbox).toMatchObject({ style_url: body.style_url, has_access_token: true, ...centre });
    expect(JSON.stringify(saved.body)).not.toContain('pk.openbaar');
    expect(JSON.stringify((await call(getApplicationMap, own)).body)).not.toContain('pk.openbaar');
    // without a token in the body the stored one stays; null removes it
    const kept = await call(updateApplicationMap, { ...own, body: { zoom: 10 } });
    expect(kept.body.mapbox).toMatchObject({ has_access_token: true, zoom: 10, style_url: body.style_url });
    const gone = await call(updateApplicationMap, { ...own, body: { access_token: null } });
    expect(gone.body.mapbox.has_access_token).toBe(false);
  });

  test('leaves no token in the history', async () => {
    await call(updateApplicationMap, { ...own, body: { access_token: 'pk.geheimpje' } });
    const client = await appPool.connect();
    await client.query("begin; select set_scope('system', '{}', '{}')");
    const { rows } = await client.query("select changes::text from audit_log where action = 'updateApplicationMap'");
    await client.query('rollback');
    client.release();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).toContain('•••');
    expect(JSON.stringify(rows)).not.toContain('geheimpje');
  });

  test('of the current platform is shown to every logged-in user, and its token only to them', async () => {
    await call(updateApplicationMap, {
      ...own,
      body: { style_url: 'mapbox://styles/move/straten', access_token: 'pk.openbaar', ...centre },
    });
    const { body } = await call(getMap, { as: 'staff' });
    expect(body.map).toEqual({ style_url: 'mapbox://styles/move/straten', access_token: 'pk.openbaar', ...centre });
    const settings = await call(getSettings, { as: null });
    expect(JSON.stringify(settings.body)).not.toContain('pk.openbaar');
    expect((await call(getMap, { as: null })).status).toBe(401);
    // a platform without its own style has that of the installation
    await call(updateApplicationMap, { ...own, body: { style_url: null } });
    const usual = await call(getMap, { as: 'staff' });
    expect(usual.body.map).toMatchObject({ style_url: 'https://kaart.example/stijl.json', access_token: null });
  });

  test.each([
    ['style_url', 'http://api.mapbox.com/x'],
    ['style_url', 'javascript:alert(1)'],
    ['style_url', 'https://elders.example/stijl.json'],
    ['access_token', 'sk.geheim'],
    ['zoom', 23],
    ['zoom', -1],
    ['latitude', 91],
    ['longitude', -180.1],
  ])('refuses %s %j', async (field, value) => {
    const answer = await call(updateApplicationMap, { ...own, body: { ...centre, [field]: value } });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  });

  test('has its own version: saving it does not make the general form stale', async () => {
    const { application } = (await call(getApplication, own)).body;
    const { mapbox } = (await call(getApplicationMap, own)).body;
    const saved = await call(updateApplicationMap, { ...own, body: { zoom: 9, updated_at: mapbox.updated_at } });
    expect(saved.status).toBe(200);
    const stale = await call(updateApplicationMap, { ...own, body: { zoom: 8, updated_at: mapbox.updated_at } });
    expect([stale.status, Object.keys(stale.errors)]).toEqual([409, ['updated_at']]);
    const body = { name: application.name, updated_at: application.updated_at };
    expect((await call(updateApplication, { ...own, body })).status).toBe(200);
  });
});
