import { getToday, listCheckIn } from '@move/contract/check-in/check-in.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { numbered, peopleWorld } from '../../testing/worlds/people-world.ts';
import { seedContact, seedContactLink } from '../contacts/contacts.seed.ts';
import { findBirthdays } from './get-today.ts';

const { call, appPool, tenants, organizationId, newActivity, newSession, add, startIn, rowsOf } = await peopleWorld();

async function makeMine(activityId: number) {
  await asSystem(appPool, async (db) => {
    const known = await sql<{ id: number }>`
      select id from contacts where organization_id = ${organizationId} and user_id = ${tenants.users.trainer}`.execute(
      db,
    );
    const contact_id =
      known.rows[0]?.id ??
      (await seedContact(db, {
        organization_id: organizationId,
        first_name: 'Daan',
        last_name: 'Visser',
        user_id: tenants.users.trainer,
      }));
    await seedContactLink(db, {
      organization_id: organizationId,
      subject_type: 'activity',
      subject_id: activityId,
      contact_id,
      roles: ['trainer'],
    });
  });
}

const today = async (as: 'trainer' | 'staff' | 'stranger' | 'admin' | 'superadmin', query = {}) =>
  (await call(getToday, { as, query })).body;

test('today shows the caller’s own sessions first, then those of the organisation; a session of a later day is upcoming', async () => {
  const [later, running] = [await newSession({ hours: -0.1 }), await newSession({ hours: -0.5 })];
  await makeMine(later.activityId);
  const next = await newSession({ activityId: later.activityId, hours: 48 });
  const { sessions, upcoming } = await today('trainer');
  const ids = sessions.map((session) => session.id);
  expect(sessions.find(({ id }) => id === later.sessionId)).toMatchObject({ is_mine: true });
  expect(sessions.find(({ id }) => id === running.sessionId)).toMatchObject({ is_mine: false, status: 'running' });
  expect(ids.indexOf(later.sessionId)).toBeLessThan(ids.indexOf(running.sessionId));
  expect(ids).not.toContain(next.sessionId);
  expect(upcoming.map((session) => session.id)).toEqual([next.sessionId]);
  // the participants of an upcoming session can be read already
  const early = await call(listCheckIn, { as: 'trainer', params: next });
  expect(early.body).toMatchObject({ session: { id: next.sessionId }, people: [] });
  expect((await today('staff')).sessions.every((session) => !session.is_mine)).toBe(true);
});

test('today is the day by local wall time, without canceled sessions', async () => {
  const activityId = await newActivity();
  const places = ['Pacific/Kiritimati', 'Pacific/Midway'].flatMap((zone) =>
    [-26, -14, -8, -6.5, -2, 10, 22].map((hours) => ({ zone, hours })),
  );
  const expected: number[] = [];
  const now = Temporal.Now.instant();
  for (const { zone, hours } of places) {
    const { sessionId, ...path } = await newSession({ activityId, hours });
    await rowsOf(sql`update sessions set tz = ${zone} where id = ${sessionId}`);
    await startIn({ sessionId, ...path }, hours);
    const start = now.add({ minutes: hours * 60 });
    const midnight = now.toZonedDateTimeISO(zone).startOfDay();
    const until = midnight.add({ days: 1 }).toInstant();
    // sessions that ended late in the evening can still be corrected
    const lately = now.subtract({ hours: 6 });
    const from = Temporal.Instant.compare(lately, midnight.toInstant()) < 0 ? lately : midnight.toInstant();
    const isToday =
      Temporal.Instant.compare(start, until) < 0 && Temporal.Instant.compare(start.add({ hours: 1 }), from) > 0;
    if (isToday) expected.push(sessionId);
  }
  const found = async () =>
    (await today('staff')).sessions.filter(({ activity }) => activity.id === activityId).map(({ id }) => id);
  expect(new Set(await found())).toEqual(new Set(expected));
  await rowsOf(sql`update sessions set canceled_at = now() where activity_id = ${activityId}`);
  expect(await found()).toEqual([]);
});

/** Returns a time zone in which it is now between 1:00 and 2:00 at night. */
function zoneAfterMidnight(): string {
  const hour = Temporal.Now.zonedDateTimeISO('UTC').hour;
  const ahead = (1 - hour + 24) % 24;
  // the signs in these names are inverted
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`;
}

test('a session that ended late in the evening can still be corrected after midnight', async () => {
  const activityId = await newActivity();
  const tz = zoneAfterMidnight();
  const ids: number[] = [];
  for (const hours of [-3, -6.9, -7.1]) {
    const session = await newSession({ activityId, hours });
    await rowsOf(sql`update sessions set tz = ${tz} where id = ${session.sessionId}`);
    await startIn(session, hours);
    ids.push(session.sessionId);
  }
  const { sessions } = await today('staff');
  const found = sessions.filter(({ activity }) => activity.id === activityId);
  expect(found.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  expect(found.every(({ status }) => status === 'past')).toBe(true);
});

test('the next sessions start within 14 days by local wall time', async () => {
  const activityId = await newActivity();
  await makeMine(activityId);
  const ids: number[] = [];
  // an hour after midnight, the fourteenth day ends in fourteen days and 22 to 23 hours
  for (const hours of [14 * 24 + 21.5, 14 * 24 + 23.5]) {
    const session = await newSession({ activityId, hours });
    await rowsOf(sql`update sessions set tz = ${zoneAfterMidnight()} where id = ${session.sessionId}`);
    await startIn(session, hours);
    ids.push(session.sessionId);
  }
  const { upcoming } = await today('trainer');
  const found = upcoming.filter(({ activity }) => activity.id === activityId);
  expect(found.map(({ id }) => id)).toEqual([ids[0]]);
});

test('today shows birthdays of today in sessions of the caller only, also in a session that began yesterday', async () => {
  const [mine, other] = [await newSession({ hours: -0.1 }), await newSession({ hours: -0.1 })];
  await makeMine(mine.activityId);
  await rowsOf(sql`update sessions set start_date = start_date - 1 where id = ${mine.sessionId}`);
  const born = (days: number) =>
    Temporal.Now.plainDateISO('Europe/Amsterdam').subtract({ years: 20 }).add({ days }).toString();
  await add(mine, { ...numbered(1), date_of_birth: born(0) });
  await add(mine, { ...numbered(2), date_of_birth: born(-1) });
  await add(other, { ...numbered(3), date_of_birth: born(0) });
  const { birthdays } = await today('trainer');
  expect(birthdays).toEqual([{ session_id: mine.sessionId, first_name: 'Sanne 1', last_name: 'de Wit' }]);
});

test('a birthday of 29 February is on 1 March in other years, by local wall time', async () => {
  const { sessionId, ...path } = await newSession();
  await rowsOf(sql`update sessions set tz = 'Pacific/Kiritimati' where id = ${sessionId}`);
  await add({ sessionId, ...path }, { ...numbered(1), date_of_birth: '2004-02-29' });
  const on = async (instant: string) =>
    (await asSystem(appPool, (db) => findBirthdays(db, [sessionId], new Date(instant)))).length;
  expect([await on('2026-02-28T09:00Z'), await on('2026-02-28T11:00Z')]).toEqual([0, 1]);
  expect([await on('2028-02-28T11:00Z'), await on('2028-02-29T11:00Z')]).toEqual([1, 0]);
});

test('today leaves out organisations that the caller only administers, unless one is requested', async () => {
  await newSession({ hours: -0.1 });
  expect((await today('stranger')).sessions).toEqual([]);
  expect((await today('superadmin')).sessions).toEqual([]);
  const within = await today('superadmin', { organization_id: organizationId });
  expect(within.sessions.length).toBeGreaterThan(0);
  const foreign = await call(getToday, { as: 'stranger', query: { organization_id: organizationId } });
  expect(foreign.status).toBe(403);
});
