import { updateActivitySettings } from '@move/contract/activities/activities.ts';
import { inviteSessionWaiting } from '@move/contract/waitlist/session-waitlist.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedWaiting } from '../bookings/bookings.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { holdSession, untilQueued } from '../../testing/database/hold.ts';
import { waitingWorld } from '../../testing/worlds/waiting-world.ts';

const { call, appPool, fullSession, newActivity, newSession, entriesOf, set, statusesOf, maintainBy, wait, rowsOf } =
  await waitingWorld();

test('no one can join a list at the moment that it is switched off', async () => {
  const session = await fullSession();
  const letGo = await holdSession(appPool, session.sessionId);
  const joining = wait(session, 1);
  await untilQueued(appPool, 1);
  const off = call(updateActivitySettings, { params: session, body: { has_waitlist: false } });
  await Promise.race([off, untilQueued(appPool, 2)]);
  await letGo();
  expect([(await joining).status, (await off).status]).toEqual([201, 409]);
  const { rows } = await rowsOf(sql`select from waitlist_entries join sessions on sessions.id = session_id
    join activities on activities.id = activity_id
    where sessions.id = ${session.sessionId} and has_waitlist and waitlist_entries.status = 'waiting'`);
  expect(rows).toHaveLength(1);
});

test('a person who joins just after the list was switched off is refused', async () => {
  const session = await fullSession();
  const letGo = await holdSession(appPool, session.sessionId);
  const off = call(updateActivitySettings, { params: session, body: { has_waitlist: false } });
  await untilQueued(appPool, 1);
  const joining = wait(session, 1);
  await untilQueued(appPool, 2);
  await letGo();
  expect((await off).status).toBe(200);
  expect((await joining).errors).toHaveProperty('waitlist');
});

test('lists whose entries can’t be invited don’t keep later lists from being handled', async () => {
  const adults = await newActivity({ has_waitlist: true, should_validate_age: true, age_from: 18 });
  const places = [adults, adults, adults, await newActivity({ has_waitlist: true })];
  const sessions = [];
  for (const activityId of places) {
    const session = await newSession({ activityId });
    await asSystem(appPool, (db) =>
      seedWaiting(db, { organization_id: session.organizationId, session_id: session.sessionId }),
    );
    sessions.push(session);
  }
  await maintainBy(2);
  expect(await Promise.all(sessions.map(statusesOf))).toEqual([['waiting'], ['waiting'], ['waiting'], ['invited']]);
});

test('a person who joined the list again can’t be invited by the expired entry', async () => {
  const session = await fullSession();
  await wait(session, 1);
  const first = (await entriesOf(session))[0]?.id ?? 0;
  await set(first, { status: 'expired' });
  expect((await wait(session, 1)).status).toBe(201);
  expect((await entriesOf(session)).map(({ status, ineligible_because }) => [status, ineligible_because])).toEqual([
    ['waiting', null],
    ['expired', 'again'],
  ]);
  const byHand = await call(inviteSessionWaiting, { params: { ...session, entryId: first } });
  expect([byHand.status, byHand.errors]).toEqual([409, { state: ['Deze persoon staat opnieuw op de wachtlijst'] }]);
});
