import {
  createSession,
  getSession,
  listSessions,
  removeSession,
  restoreSession,
  updateSession,
} from '@move/contract/sessions/sessions.ts';
import { describe, expect, test } from 'vitest';
import { fillSession } from '../../bookings/bookings.seed.ts';
import { asSystem } from '../../../platform/database/database.ts';
import { sessionWorld, span, tuesday, weekly } from '../../../testing/worlds/session-world.ts';
import { planCreation } from './plan-creation.ts';
import { insertRows, savePlan } from './save-plan.ts';

const { call, appPool, organization, newActivity, newSession } = await sessionWorld();

function taken(sessionId: number, count: number) {
  return asSystem(appPool, (db) => fillSession(db, sessionId, count));
}

const after = (days: number) => Temporal.PlainDate.from(tuesday).add({ days }).toString();

describe('a series', () => {
  test('is stored as a whole, with its repetition and a number for each session', async () => {
    const { params, session, series } = await newSession({ repetition: weekly, spots: 12 });
    expect(series).toEqual({ id: session.series_id, count: 6 });
    expect(session.series).toMatchObject({ position: 1, count: 6, following: { sessions: 6, participants: 0 } });
    expect(session.repetition).toEqual({ ...weekly, until: null, skip: [] });
    const { body } = await call(listSessions, { params });
    expect(body.sessions.map((row) => row.series_index)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(body.sessions.every((row) => row.spots === 12)).toBe(true);
  });

  test('links each of its sessions to the next one in the series, not to other sessions of the activity', async () => {
    const { params, session } = await newSession({ repetition: { ...weekly, count: 2 } });
    const between = { ...span, start_date: after(3), end_date: after(3) };
    const alone = (await call(createSession, { params, body: between })).body.session;
    const read = async (sessionId: number) =>
      (await call(getSession, { params: { ...params, sessionId } })).body.session;
    const { next_id: last } = await read(session.id);
    expect(last).not.toBe(alone.id);
    expect(await read(last ?? 0)).toMatchObject({ previous_id: session.id, next_id: null });
    expect(await read(alone.id)).toMatchObject({ previous_id: session.id, next_id: last });
  });

  test('without an end runs 52 weeks, and reports that', async () => {
    const { session, series } = await newSession({ repetition: { type: 'weeks', every: 1, days: [2] } });
    expect(series?.count).toBe(53);
    const until = Temporal.PlainDate.from(tuesday).add({ days: 364 }).toString();
    expect(session.repetition?.until).toBe(until);
  });

  test('skips the excluded days', async () => {
    const holiday = Temporal.PlainDate.from(tuesday).add({ days: 7 }).toString();
    const { params, session } = await newSession({ repetition: { ...weekly, count: 3, skip: [holiday] } });
    const { body } = await call(listSessions, { params });
    expect(body.sessions.map((row) => row.start_date)).toEqual([0, 14, 21].map((days) => after(days)));
    expect(session.repetition?.skip).toEqual([holiday]);
  });

  test('of 730 sessions is created in one call', async () => {
    const daily = { type: 'weeks', every: 1, days: [1, 2, 3, 4, 5, 6, 7] };
    const { series } = await newSession({ repetition: { ...daily, count: 730 } });
    expect(series?.count).toBe(730);
  });

  test('is created once, even when it is sent twice', async () => {
    const params = await newActivity();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...span, repetition: weekly };
    const both = [
      await call(createSession, { params, body, headers }),
      await call(createSession, { params, body, headers }),
    ];
    expect(both.map((answer) => answer.status)).toEqual([201, 201]);
    expect(both[0]?.body.session.id).toBe(both[1]?.body.session.id);
    expect((await call(listSessions, { params })).body.meta.pagination.total).toBe(6);
  });

  test('has each session once when its sessions are inserted twice', async () => {
    const params = await newActivity();
    const owner = { organizationId: organization, activityId: params.activityId };
    const setting = {
      activity: { id: params.activityId, name: 'x', location_id: null },
      organizationId: organization,
      timeZone: 'Europe/Amsterdam',
      today: tuesday,
      now: new Date(),
      locale: 'nl' as const,
    };
    const repetition = { ...weekly, until: null, skip: [] };
    const plan = planCreation({ ...span, repetition }, setting);
    await asSystem(appPool, async (db) => {
      const { seriesId } = await savePlan(db, plan, owner);
      await insertRows(db, plan, { ...owner, seriesId });
      await insertRows(db, plan, { ...owner, seriesId });
    });
    expect((await call(listSessions, { params })).body.meta.pagination.total).toBe(6);
  });
});

describe('a year outside the planning years', () => {
  const years = ['0206-11-03', '1999-12-31', '2100-01-01', '9999-12-31'];
  const planned = (start_date: string, more = {}) => ({ ...span, start_date, end_date: start_date, ...more });

  test.each(years)('is refused when a session is created or moved: %s', async (day) => {
    const { params, session } = await newSession();
    for (const more of [{}, { repetition: weekly }]) {
      const made = await call(createSession, { params, body: planned(day, more) });
      expect(made.status).toBe(422);
      expect(Object.keys(made.errors)).toEqual(['start_date']);
    }
    const at = { ...params, sessionId: session.id };
    const moved = await call(updateSession, { params: at, body: { start_date: day } });
    expect([moved.status, Object.keys(moved.errors)]).toEqual([422, ['start_date']]);
  });

  test('is refused when a repetition would reach it', async () => {
    const { params } = await newSession();
    const repetition = { type: 'years' as const, every: 99, count: 2 };
    const refused = await call(createSession, { params, body: { ...span, repetition } });
    expect(refused.errors).toEqual({ repetition: ['Deze herhaling gaat door na het jaar 2099'] });
  });
});

describe('removing a session', () => {
  test('can be undone', async () => {
    const { params, session } = await newSession();
    const at = { ...params, sessionId: session.id };
    expect((await call(removeSession, { params: at })).status).toBe(204);
    expect((await call(getSession, { params: at })).status).toBe(404);
    const back = await call(restoreSession, { params: at });
    expect(back.body).toMatchObject({ restored: 1, session: { id: session.id } });
    expect((await call(restoreSession, { params: at })).status).toBe(404);
  });

  test('can include all that follow, which are then restored together', async () => {
    const { params } = await newSession({ repetition: weekly });
    const { body } = await call(listSessions, { params });
    const third = body.sessions[2]?.id ?? 0;
    const at = { ...params, sessionId: third };
    const missing = await call(removeSession, { params: at });
    expect(missing.status).toBe(422);
    expect(Object.keys(missing.errors)).toEqual(['scope']);
    expect((await call(removeSession, { params: at, query: { scope: 'following' } })).status).toBe(204);
    const left = await call(listSessions, { params });
    expect(left.body.sessions.map((row) => row.start_date)).toEqual([after(0), after(7)]);
    expect(left.body.sessions[0]?.repetition).toMatchObject({ until: after(7), count: null });
    expect((await call(restoreSession, { params: at })).body.restored).toBe(4);
    expect((await call(listSessions, { params })).body.meta.pagination.total).toBe(6);
  });

  test('excludes its day from the repetition of the series until it is restored', async () => {
    const { params } = await newSession({ repetition: weekly });
    const { body } = await call(listSessions, { params });
    const [first, second] = body.sessions;
    const at = { ...params, sessionId: second?.id ?? 0 };
    await call(removeSession, { params: at, query: { scope: 'this' } });
    const read = async () =>
      (await call(getSession, { params: { ...params, sessionId: first?.id ?? 0 } })).body.session.repetition;
    expect(await read()).toMatchObject({ skip: [after(7)], count: 5 });
    await call(restoreSession, { params: at });
    expect(await read()).toMatchObject({ skip: [], count: 6 });
  });

  test('is refused once the session has started', async () => {
    const now = Temporal.Now.zonedDateTimeISO('Europe/Amsterdam');
    const [start, end] = [now.subtract({ minutes: 10 }), now.add({ minutes: 50 })];
    const wall = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
    const { params, session } = await newSession({
      start_date: start.toPlainDate().toString(),
      start_time: wall(start),
      end_date: end.toPlainDate().toString(),
      end_time: wall(end),
    });
    expect(session).toMatchObject({ status: 'running', is_past: true });
    const refused = await call(removeSession, { params: { ...params, sessionId: session.id } });
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual({ session: ['Sessies in het verleden kunnen niet worden verwijderd'] });
  });

  test('requires force when it has participants, and then can’t be undone', async () => {
    const { params, session } = await newSession();
    await taken(session.id, 2);
    const at = { ...params, sessionId: session.id };
    const refused = await call(removeSession, { params: at });
    expect(refused.status).toBe(409);
    expect(refused.errors.session?.[0]).toContain('19:00');
    expect((await call(removeSession, { params: at, query: { force: 1 } })).status).toBe(204);
    const back = await call(restoreSession, { params: at });
    expect([back.status, Object.keys(back.errors)]).toEqual([409, ['state']]);
  });
});
