import { validate } from '@move/contract/kit/validate.ts';
import { planSessions, previewGrid, SessionGrid } from '@move/contract/sessions/session-grid.ts';
import { listSessions } from '@move/contract/sessions/sessions.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { sessionWorld, span, tuesday } from '../../../testing/worlds/session-world.ts';
import { workOf } from '../../../testing/work-of.ts';
import { seedContact, seedContactLink } from '../../contacts/contacts.seed.ts';
import { seedLocation } from '../../locations/locations.seed.ts';

const { call, appPool, world, newActivity } = await sessionWorld();

const on = (days: number) => {
  const day = Temporal.PlainDate.from(tuesday).add({ days }).toString();
  return { ...span, start_date: day, end_date: day };
};
const total = async (params: { organizationId: number; activityId: number }) =>
  (await call(listSessions, { params })).body.meta.pagination.total;

test('every row of a grid is a session with its own settings', async () => {
  const params = await newActivity();
  const sessions = [
    { ...on(0), spots: 12, rate_id: world.other, location_id: world.pool },
    { ...on(7), start_time: '10:00', end_time: '11:00', rate_id: null },
    on(14),
  ];
  const made = await call(planSessions, { params, body: { sessions } });
  expect(made.status).toBe(201);
  const { body } = await call(listSessions, { params });
  expect(made.body.session_ids).toEqual(body.sessions.map(({ id }) => id));
  expect(body.sessions.map(({ spots, start_time, series_id }) => [spots, start_time, series_id])).toEqual([
    [12, '19:00', null],
    [null, '10:00', null],
    [null, '19:00', null],
  ]);
});

test('an error in any row prevents all of them from being planned, and every error is reported', async () => {
  const params = await newActivity();
  const sessions = [
    on(0),
    { ...on(7), rate_id: world.foreignRate },
    { ...on(14), location_id: world.foreignPool, rate_id: 987_654 },
  ];
  const refused = await call(planSessions, { params, body: { sessions } });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors).toSorted()).toEqual([
    'sessions.1.rate_id',
    'sessions.2.location_id',
    'sessions.2.rate_id',
  ]);
  const shapeless = [on(0), { ...on(7), end_time: '18:00' }, { ...on(14), start_date: '31-02-2027' }];
  const wrong = await call(planSessions, { params, body: { sessions: shapeless } });
  expect(Object.keys(wrong.errors)).toEqual(['sessions.1.end_time', 'sessions.2.start_date']);
  expect(await total(params)).toBe(0);
});

test('200 rows are planned at once, and 201 rows are refused', async () => {
  const params = await newActivity();
  const sessions = Array.from({ length: 200 }, (_, index) => on(index));
  const refused = await call(planSessions, { params, body: { sessions: [...sessions, on(200)] } });
  expect(refused.status).toBe(422);
  expect((await call(planSessions, { params, body: { sessions } })).body.session_ids).toHaveLength(200);
  expect(await total(params)).toBe(200);
  expect((await call(planSessions, { params, body: { sessions: [] } })).status).toBe(422);
});

describe('the sessions of all rows are counted before any day is generated', () => {
  const daily = { type: 'weeks', every: 1, days: [1, 2, 3, 4, 5, 6, 7] };
  const rows = (count: number, repetition: object) => ({
    sessions: Array.from({ length: count }, () => ({ ...on(2_000), repetition })),
  });
  const work = (grid: object) => {
    const check = () => validate(SessionGrid, grid, { labels: undefined, locale: 'nl' });
    return Math.min(workOf(check), workOf(check), workOf(check));
  };

  test('730 sessions are planned, one more is refused', async () => {
    const params = await newActivity();
    const sessions = [...rows(1, { ...daily, count: 729 }).sessions, on(3_000)];
    const refused = await call(planSessions, { params, body: { sessions: [...sessions, on(3_001)] } });
    expect(refused.errors).toEqual({ sessions: ['Je kunt maximaal 730 sessies tegelijk plannen'] });
    expect((await call(planSessions, { params, body: { sessions } })).body.session_ids).toHaveLength(730);
  });

  test.each([
    ['too many sessions', rows(200, { ...daily, count: 730 }), 50],
    ['series that are too long', rows(200, { ...daily, until: '2099-12-31' }), 50],
    ['as many sessions as may be', rows(1, { ...daily, count: 730 }), 20],
  ])('checking %s takes little time', (_title, grid, most) => {
    expect(work(grid)).toBeLessThan(most);
  });
});

test('a grid that is sent twice is planned once', async () => {
  const params = await newActivity();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = { sessions: [on(0), on(7)] };
  const first = await call(planSessions, { params, body, headers });
  const second = await call(planSessions, { params, body, headers });
  expect(second.body).toEqual(first.body);
  expect(await total(params)).toBe(2);
});

test('the preview shows the clock change, holidays and clashes of each row, and plans nothing', async () => {
  const params = await newActivity();
  const hall = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: params.organizationId, name: 'Sporthal' }),
  );
  const inHall = { location_id: hall };
  await call(planSessions, { params: await newActivity(), body: { sessions: [{ ...on(400), ...inHall }] } });
  const easter = { ...span, start_date: '2027-03-28', end_date: '2027-03-28', start_time: '02:30', end_time: '04:00' };
  const sessions = [
    { ...on(400), start_time: '20:00', end_time: '21:00', ...inHall },
    on(400),
    { ...on(400), start_time: '20:30', end_time: '22:00', ...inHall },
    easter,
  ];
  const { body, status } = await call(previewGrid, { params, body: { sessions } });
  expect(status).toBe(200);
  const rows = body.rows.map((dates) => dates[0]);
  expect(rows.map((row) => [row?.overlaps, row?.clashes.length])).toEqual([
    [false, 1],
    [false, 0],
    [true, 0],
    [false, 0],
  ]);
  expect(rows[0]?.clashes[0]).toMatchObject({ start_time: '19:00', end_time: '20:30' });
  expect(rows[1]).toMatchObject({ notes: [], holidays: [] });
  expect(rows[3]).toMatchObject({ start_time: '03:30', notes: [{ kind: 'clock' }], holidays: ['Eerste paasdag'] });
  expect(await total(params)).toBe(0);
  const foreign = { ...on(401), location_id: world.foreignPool };
  const refused = await call(previewGrid, { params, body: { sessions: [on(400), foreign] } });
  expect(Object.keys(refused.errors)).toEqual(['sessions.1.location_id']);
});

test('the preview shows that a trainer is elsewhere; rows with the same trainer overlap at any location', async () => {
  const [params, beside, apart] = [await newActivity(), await newActivity({ name: 'Waterpolo' }), await newActivity()];
  const { organizationId } = params;
  await asSystem(appPool, async (db) => {
    const noor = await seedContact(db, { organization_id: organizationId, first_name: 'Noor', last_name: 'Öztürk' });
    for (const { activityId } of [params, beside]) {
      const link = { organization_id: organizationId, subject_type: 'activity', subject_id: activityId };
      await seedContactLink(db, { ...link, contact_id: noor, roles: ['trainer'] });
    }
  });
  const hall = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: organizationId, name: 'Turnzaal' }),
  );
  await call(planSessions, { params: beside, body: { sessions: [on(500)] } });
  const sessions = [{ ...on(500), location_id: hall }, on(600), { ...on(600), location_id: hall }];
  const told = async (at: typeof params) =>
    (await call(previewGrid, { params: at, body: { sessions } })).body.rows.map(([date]) => date);
  const rows = await told(params);
  expect(rows[0]?.clashes).toMatchObject([
    { name: 'Waterpolo', start_time: '19:00', is_same_location: false, trainers: ['Noor Öztürk'] },
  ]);
  expect(rows.map((row) => row?.overlaps)).toEqual([false, false, true]);
  expect((await told(apart)).map((row) => [row?.overlaps, row?.clashes])).toEqual(Array(3).fill([false, []]));
});
