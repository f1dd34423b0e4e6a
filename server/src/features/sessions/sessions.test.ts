import {
  cancelSession,
  createSession,
  getSession,
  listApplicationSessions,
  listSessions,
  previewSessions,
  removeSession,
  updateSession,
} from '@move/contract/sessions/sessions.ts';
import { describe, expect, test } from 'vitest';
import { fillSession } from '../bookings/bookings.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { sessionWorld, span, tuesday, weekly } from '../../testing/worlds/session-world.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedSessions } from './sessions.seed.ts';

const { call, tenants, appPool, organization, world, newActivity, newSession } = await sessionWorld();
const { year } = Temporal.PlainDate.from(tuesday);

describe('a session', () => {
  test('gets its zone from the organisation and its rate and location from the activity', async () => {
    const { session, series } = await newSession({ spots: 20 });
    expect(series).toBeNull();
    expect(session).toMatchObject({
      ...span,
      tz: 'Europe/Amsterdam',
      spots: 20,
      taken: 0,
      has_participants: false,
      free: 20,
      status: 'scheduled',
      is_past: false,
      repetition: null,
      rate_id: world.rate,
      rate: { price_in_cents: 1_250 },
      rate_inherited: true,
      location_id: null,
      location: { name: 'Zwembad' },
      series: null,
      may: { remove: true },
    });
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['an end before the start', { end_time: '18:00' }, { end_time: 'De eindtijd moet na de begintijd liggen' }],
    ['more than seven days', { end_date: `${year}-12-31` }, { end_date: 'Een sessie mag maximaal 7 dagen duren' }],
    ['no time', { start_time: '' }, { start_time: 'Begintijd is verplicht' }],
    [
      'a date that does not exist',
      { start_date: `${year}-02-30` },
      { start_date: 'Begindatum heeft een ongeldig formaat' },
    ],
    ['a negative number of spots', { spots: -1 }, { spots: 'Plekken moet minimaal 0 zijn' }],
    [
      'windows the wrong way round',
      { subscribe_from: 60, subscribe_until: 60 },
      { subscribe_from: 'Inschrijven vanaf moet lager zijn dan inschrijven tot' },
    ],
    [
      'half a minute',
      { subscribe_from: 1.5 },
      { subscribe_from: 'Inschrijven vanaf moet een geheel aantal minuten tussen 0 en 525.600 zijn' },
    ],
    ['a rate of another organisation', { rate_id: world.foreignRate }, { rate_id: 'Tarief bestaat niet' }],
    [
      'a location of another organisation',
      { location_id: world.foreignPool },
      { location_id: 'Deze locatie hoort niet bij je organisatie' },
    ],
    [
      'an empty interval',
      { repetition: { ...weekly, every: '' } },
      { 'repetition.every': 'Het interval moet groter zijn dan 0' },
    ],
    ['no days', { repetition: { ...weekly, days: [] } }, { 'repetition.days': 'Kies minimaal één dag' }],
    [
      'an unknown unit',
      { repetition: { ...weekly, type: 'days' } },
      { 'repetition.type': 'Kies weken, maanden of jaren' },
    ],
    [
      'an end and a number',
      { repetition: { ...weekly, until: `${year}-12-01` } },
      { 'repetition.until': 'Kies een einddatum óf een aantal keren, niet allebei' },
    ],
    [
      'an end before the start',
      { repetition: { ...weekly, count: null, until: `${year - 1}-12-01` } },
      { 'repetition.until': 'De einddatum moet een datum op of na de eerste sessie zijn' },
    ],
    [
      'more sessions than a series may have',
      { repetition: { ...weekly, count: null, days: [1, 2, 3, 4, 5, 6, 7], until: `${year + 3}-12-01` } },
      { repetition: 'Deze herhaling maakt meer dan 730 sessies aan' },
    ],
    ['a list as repetition', { repetition: [1] }, { repetition: 'Herhaling is ongeldig' }],
  ])('is refused with %s, and so is its preview', async (_what, change, errors) => {
    const params = await newActivity();
    for (const endpoint of [createSession, previewSessions]) {
      const answer = await call(endpoint, { params, body: { ...span, ...change } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.errors)).toEqual(Object.keys(errors));
      const [field = '', text = ''] = Object.entries(errors)[0] ?? [];
      if (!/bestaat niet|ongeldig/.test(text)) expect(answer.errors[field]).toEqual([text]);
    }
    const list = await call(listSessions, { params });
    expect(list.body.sessions).toEqual([]);
  });

  test('may have no limit on when to sign up, also when it is sent as the text "null"', async () => {
    const { session } = await newSession({ subscribe_from: 'null', subscribe_until: 120 });
    expect(session).toMatchObject({ subscribe_from: null, subscribe_until: 120 });
  });

  test('checks both ends of the subscription window as they would be stored', async () => {
    const { params, session } = await newSession({ subscribe_from: 60, subscribe_until: 120 });
    const at = { ...params, sessionId: session.id };
    const refused = await call(updateSession, { params: at, body: { subscribe_from: 180 } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toEqual(['subscribe_from']);
    const open = await call(updateSession, { params: at, body: { subscribe_until: null, subscribe_from: 180 } });
    expect(open.body.session).toMatchObject({ subscribe_from: 180, subscribe_until: null });
  });

  test('may be in the past, but a series can’t start more than a year ago', async () => {
    const { session } = await newSession({ start_date: '2020-01-07', end_date: '2020-01-07' });
    expect(session).toMatchObject({ status: 'past', is_past: true, may: { remove: false } });
    const params = await newActivity();
    const body = { ...span, start_date: '2020-01-07', end_date: '2020-01-07', repetition: weekly };
    const { status, errors } = await call(createSession, { params, body });
    expect(status).toBe(422);
    expect(errors).toEqual({ start_date: ['Een reeks mag niet langer dan een jaar geleden beginnen'] });
  });

  test('uses the rate of the activity until it has its own; free is a rate of its own', async () => {
    const { params, session } = await newSession();
    const at = { ...params, sessionId: session.id };
    const rate = async () => {
      const { rate_id, rate_inherited } = (await call(getSession, { params: at })).body.session;
      return { rate_id, rate_inherited };
    };
    await asSystem(appPool, (db) =>
      db.updateTable('activities').set({ rate_id: world.other }).where('id', '=', params.activityId).execute(),
    );
    expect(await rate()).toEqual({ rate_id: world.other, rate_inherited: true });
    await call(updateSession, { params: at, body: { spots: 3 } });
    expect(await rate()).toEqual({ rate_id: world.other, rate_inherited: true });
    await call(updateSession, { params: at, body: { rate_id: null } });
    expect(await rate()).toEqual({ rate_id: null, rate_inherited: false });
    await call(updateSession, { params: at, body: { rate_id: world.rate } });
    await asSystem(appPool, (db) =>
      db.updateTable('activities').set({ rate_id: null }).where('id', '=', params.activityId).execute(),
    );
    expect(await rate()).toEqual({ rate_id: world.rate, rate_inherited: false });
    await call(updateSession, { params: at, body: { rate_inherited: true } });
    expect(await rate()).toEqual({ rate_id: null, rate_inherited: true });
  });

  test('can’t have fewer spots than participants', async () => {
    const { params, session } = await newSession({ spots: 10 });
    await taken(session.id, 7);
    const at = { ...params, sessionId: session.id };
    const refused = await call(updateSession, { params: at, body: { spots: 6 } });
    expect(refused.errors).toEqual({ spots: ['Er zijn al 7 deelnemers; kies minimaal dat aantal plekken'] });
    const full = await call(updateSession, { params: at, body: { spots: 7 } });
    expect(full.body.session).toMatchObject({ free: 0, status: 'full' });
  });

  test('refuses to overwrite what another user saved meanwhile', async () => {
    const { params, session } = await newSession();
    const at = { ...params, sessionId: session.id };
    const { updated_at } = session;
    expect((await call(updateSession, { params: at, body: { spots: 5, updated_at } })).status).toBe(200);
    const second = await call(updateSession, { params: at, body: { spots: 6, updated_at } });
    expect(second.status).toBe(409);
    expect(Object.keys(second.errors)).toEqual(['updated_at']);
  });

  test('of another activity is not found', async () => {
    const { session } = await newSession();
    const other = await newActivity();
    const at = { ...other, sessionId: session.id };
    expect((await call(getSession, { params: at })).status).toBe(404);
    expect((await call(updateSession, { params: at, body: { spots: 1 } })).status).toBe(404);
    expect((await call(removeSession, { params: at })).status).toBe(404);
  });
});

function taken(sessionId: number, count: number) {
  return asSystem(appPool, (db) => fillSession(db, sessionId, count));
}

const after = (days: number) => Temporal.PlainDate.from(tuesday).add({ days }).toString();

describe('the lists', () => {
  test('filter by local day and by whether a session has started', async () => {
    const params = await newActivity();
    await asSystem(appPool, async (db) => {
      const shared = { organization_id: organization, activity_id: params.activityId };
      for (const start_date of ['2026-01-05', after(0), after(7)]) {
        // half past midnight in Amsterdam is the day before in UTC
        await seedSessions(db, { ...shared, start_date, start_time: '00:30', end_time: '01:30' });
      }
    });
    const days = async (query: Record<string, unknown>) =>
      (await call(listSessions, { params, query })).body.sessions.map((row) => row.start_date);
    expect(await days({ dateFrom: after(0) })).toEqual([after(0), after(7)]);
    expect(await days({ dateFrom: after(0), dateUntil: after(0) })).toEqual([after(0)]);
    expect(await days({ dateFrom: after(1), dateUntil: after(6) })).toEqual([]);
    expect(await days({ past: 1 })).toEqual(['2026-01-05']);
    expect(await days({ past: 0 })).toEqual([after(0), after(7)]);
    expect(await days({ order: 'desc', itemsPerPage: 1, page: 2 })).toEqual([after(0)]);
    expect((await call(listSessions, { params, query: { dateFrom: '2026-02-30' } })).status).toBe(422);
    expect((await call(listSessions, { params, query: { sort: 'color' } })).status).toBe(422);
  });

  test('filter by several statuses, by taken spots and by several activities', async () => {
    const params = await newActivity();
    const other = await newActivity();
    const at = (start_date: string) => ({ ...span, start_date, end_date: start_date, spots: 2 });
    const ids: number[] = [];
    for (const day of [0, 7, 14]) {
      const { body } = await call(createSession, { params, body: at(after(day)) });
      ids.push(body.session.id);
    }
    const [open = 0, full = 0, canceled = 0] = ids;
    await taken(full, 2);
    await call(cancelSession, { params: { ...params, sessionId: canceled }, body: {} });
    const found = async (query: Record<string, unknown>) => {
      const { body } = await call(listSessions, { params, query });
      expect(body.meta.pagination.total).toBe(body.sessions.length);
      return body.sessions.map((row) => row.id);
    };
    expect(await found({ status: 'full' })).toEqual([full]);
    expect(await found({ status: 'scheduled,canceled' })).toEqual([open, canceled]);
    expect(await found({ status: 'not:canceled' })).toEqual([open, full]);
    expect(await found({ status: 'past,running' })).toEqual([]);
    expect(await found({ taken: '1..' })).toEqual([full]);
    expect(await found({ taken: '0..1' })).toEqual([open, canceled]);
    expect((await call(listSessions, { params, query: { status: 'gone' } })).errors).toHaveProperty('status');
    const { body } = await call(createSession, { params: other, body: at(after(0)) });
    const elsewhere = body.session.id;
    const query = { activityId: `${params.activityId},${other.activityId}`, status: 'scheduled' };
    const both = await call(listApplicationSessions, { as: 'admin', query });
    expect(new Set(both.body.sessions.map((row) => row.id))).toEqual(new Set([open, elsewhere]));
    const without = { ...query, activityId: `not:${params.activityId}`, itemsPerPage: 1_000 };
    const others = await call(listApplicationSessions, { as: 'admin', query: without });
    const listed = others.body.sessions.map((row) => row.id);
    expect([listed.includes(open), listed.includes(elsewhere)]).toEqual([false, true]);
  });

  test('of an activity are searched by day, times and location, in either language', async () => {
    const params = await newActivity();
    const days = [after(0), after(1)].map((start_date, index) => ({
      ...span,
      start_date,
      end_date: start_date,
      start_time: index === 0 ? '19:00' : '10:15',
    }));
    for (const body of days) expect((await call(createSession, { params, body })).errors).toEqual({});
    const found = async (search: string) =>
      (await call(listSessions, { params, query: { search } })).body.sessions.map((row) => row.start_date);
    expect(await found('dinsdag')).toEqual([after(0)]);
    expect(await found('TUES, 19:00')).toEqual([after(0)]);
    expect(await found('woensdag 10:15')).toEqual([after(1)]);
    expect(await found('woensdag 19:00')).toEqual([]);
    expect(await found('zwembad')).toEqual([after(0), after(1)]);
    expect(await found('100%')).toEqual([]);
    // also where the list of the platform shows one activity
    const query = { activityId: params.activityId, search: 'woensdag 10:15' };
    const { sessions } = (await call(listApplicationSessions, { as: 'admin', query })).body;
    expect(sessions.map((row) => row.start_date)).toEqual([after(1)]);
  });

  test('of the platform show its own organisations only', async () => {
    const mine = await newActivity({ name: 'Alleen hier' });
    await call(createSession, { params: mine, body: span });
    await asSystem(appPool, async (db) => {
      const organization_id = tenants.otherOrganization;
      const activity_id = await seedActivity(db, { organization_id, name: 'Alleen hier, elders' });
      await seedSessions(db, { organization_id, activity_id, ...span });
    });
    const query = { search: 'alleen hier' };
    const admin = await call(listApplicationSessions, { as: 'admin', query });
    expect(admin.body.sessions).toMatchObject([
      { activity: { name: 'Alleen hier' }, organization: { id: organization }, start_date: tuesday },
    ]);
    const elsewhere = await call(listApplicationSessions, { as: 'strangerAdmin', query });
    expect(elsewhere.body.sessions.map((row) => row.activity.name)).toEqual(['Alleen hier, elders']);
    const child = await call(listApplicationSessions, { as: 'childAdmin', query });
    expect(child.body.sessions).toEqual([]);
    const sorted = await call(listApplicationSessions, {
      as: 'admin',
      query: { sort: 'activity', organizationId: organization },
    });
    expect(sorted.body.sessions.length).toBeGreaterThan(0);
  });
});
