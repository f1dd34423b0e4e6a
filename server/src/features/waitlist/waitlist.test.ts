import {
  checkIn,
  moveParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import {
  addSessionWaiting,
  inviteSessionWaiting,
  listSessionWaitlist,
  removeSessionWaiting,
  resendSessionWaiting,
} from '@move/contract/waitlist/session-waitlist.ts';
import { removeSession, updateSession } from '@move/contract/sessions/sessions.ts';
import { updateActivitySettings } from '@move/contract/activities/activities.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { numbered } from '../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../testing/worlds/waiting-world.ts';

const {
  call,
  appPool,
  startIn,
  newActivity,
  newSession,
  fullSession,
  add,
  wait,
  statusesOf,
  takenOf,
  maintain,
  runJobs,
  mailsTo,
  set,
} = await waitingWorld();

describe('the list', () => {
  test('adds people at its end, once each, and counts them', async () => {
    const session = await fullSession();
    const { status, body } = await wait(session, 1);
    expect(status).toBe(201);
    expect(body.entry).toMatchObject({
      position: 1,
      status: 'waiting',
      ahead: 0,
      ineligible_because: null,
      invited_at: null,
    });
    expect((await wait(session, 2)).body.entry).toMatchObject({ position: 2, ahead: 1 });
    expect((await wait(session, 1)).errors).toEqual({ email: ['Deze persoon staat al op de wachtlijst'] });
    const { body: list } = await call(listSessionWaitlist, { params: session });
    expect(list.waitlist).toMatchObject({
      has_waitlist: true,
      auto_invite: true,
      free: 0,
      counts: { waiting: 2, invited: 0 },
    });
    expect(list.entries.map((entry) => entry.position)).toEqual([1, 2]);
  });

  test('exists only where the activity has one, for sessions to come, and accepts only eligible people', async () => {
    const none = await newSession({ activityId: await newActivity() });
    expect((await wait(none, 1)).errors).toHaveProperty('waitlist');
    const begun = await newSession({ activityId: await newActivity({ has_waitlist: true }), hours: -0.5 });
    expect((await wait(begun, 1)).status).toBe(409);
    const session = await fullSession({ should_validate_age: true, age_from: 18 }, { date_of_birth: '1990-01-01' });
    expect((await wait(session, 1)).errors).toHaveProperty('date_of_birth');
    expect((await wait(session, 1, { date_of_birth: '2020-01-01' })).errors).toHaveProperty('date_of_birth');
    expect((await wait(session, 1, { date_of_birth: '1990-01-01' })).status).toBe(201);
    const other = await fullSession();
    expect((await call(addSessionWaiting, { params: other, body: numbered(0) })).errors).toHaveProperty('email');
  });

  test('invites the first entry at once while there is a free spot', async () => {
    const session = await newSession({ spots: 1, activityId: await newActivity({ has_waitlist: true }) });
    expect((await wait(session, 1)).body.entry).toMatchObject({
      status: 'invited',
      reserves: true,
      is_automatic: true,
    });
    expect((await wait(session, 2)).body.entry).toMatchObject({ status: 'waiting' });
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
  });
});

describe('a freed spot', () => {
  test('is offered to the first entry, reserved, and mailed in that person’s language', async () => {
    const session = await fullSession();
    await asSystem(appPool, (db) =>
      sql`update organizations set email = 'club@test.example' where id = ${session.organizationId}`.execute(db),
    );
    await wait(session, 1, { locale: 'en' });
    await wait(session, 2);
    await call(removeParticipant, { params: session });
    expect(await statusesOf(session)).toEqual(['invited', 'waiting']);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
    expect((await add(session, numbered(9))).errors).toHaveProperty('session');
    await runJobs();
    const [mail] = await mailsTo('s1@test.example');
    expect(mail?.subject).toBe('There is a spot for you: Zwemmen');
    expect(mail?.reply_to).toBe('club@test.example');
    expect(mail?.body_text).toMatch(/The spot is kept for you until .* at \d\d:\d\d/);
    expect(await mailsTo('s2@test.example')).toEqual([]);
    await runJobs();
    expect(await mailsTo('s1@test.example')).toHaveLength(1);
  });

  test('is also offered after a sign-out, and undoing that withdraws the invitation', async () => {
    const session = await fullSession();
    await wait(session, 1);
    const note = (status: string) => call(checkIn, { params: session, body: { status } });
    await note('signed_out');
    expect(await statusesOf(session)).toEqual(['invited']);
    await runJobs();
    expect((await note('none')).status).toBe(200);
    // again, before the invitation is mailed: an invitation that was never mailed is withdrawn without a mail
    for (const status of ['signed_out', 'none']) await note(status);
    expect(await statusesOf(session)).toEqual(['waiting']);
    expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
    await runJobs();
    expect((await mailsTo('s1@test.example')).map((mail) => mail.subject)).toEqual([
      'Er is een plek voor je: Zwemmen',
      'Je uitnodiging is ingetrokken: Zwemmen',
    ]);
  });

  test('stays reserved when the person who signed out returns in another session', async () => {
    const session = await fullSession();
    await wait(session, 1);
    const other = await newSession({ activityId: session.activityId });
    await call(checkIn, { params: session, body: { status: 'signed_out' } });
    await call(moveParticipant, { params: session, body: { session_id: other.sessionId } });
    const there = { ...other, participantId: session.participantId };
    for (const status of ['signed_out', 'none']) {
      expect((await call(checkIn, { params: there, body: { status } })).status).toBe(200);
    }
    expect(await statusesOf(session)).toEqual(['invited']);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
    expect(await takenOf(other)).toMatchObject({ taken: 1 });
  });

  test('is also offered when staff add spots: one invitation for each added spot', async () => {
    const session = await fullSession();
    for (const number of [1, 2, 3]) await wait(session, number);
    await call(updateSession, { params: session, body: { spots: 3 } });
    await runJobs();
    expect(await statusesOf(session)).toEqual(['invited', 'invited', 'waiting']);
    expect(await takenOf(session)).toMatchObject({ taken: 3 });
  });

  test('is not offered while staff invite by hand, and is once that setting changes', async () => {
    const session = await fullSession({ waitlist_auto_invite: false });
    await wait(session, 1);
    await call(removeParticipant, { params: session });
    await maintain();
    expect(await statusesOf(session)).toEqual(['waiting']);
    await call(updateActivitySettings, { params: session, body: { waitlist_auto_invite: true } });
    await maintain();
    expect(await statusesOf(session)).toEqual(['invited']);
  });

  test('is not offered when sign-up closes within minutes', async () => {
    const session = await fullSession({ subscribe_until: 60 }, {}, { hours: 1.1 });
    await wait(session, 1);
    await call(removeParticipant, { params: session });
    expect(await statusesOf(session)).toEqual(['waiting']);
    const { entryId } = await firstOf(session);
    expect((await call(inviteSessionWaiting, { params: { ...session, entryId } })).status).toBe(409);
  });

  test('skips people who take part already', async () => {
    const session = await fullSession({}, {}, { spots: 2 }, 2);
    await wait(session, 5);
    await wait(session, 6);
    const { id } = await add(session, { ...numbered(9), override_capacity: true });
    // this participant was entered under another name
    await call(updateParticipant, { params: { ...session, participantId: id }, body: numbered(5) });
    const { body } = await call(listSessionWaitlist, { params: session });
    expect(body.entries.map(({ ineligible_because, ahead }) => [ineligible_because, ahead])).toEqual([
      ['present', 0],
      [null, 0],
    ]);
    await call(updateSession, { params: session, body: { spots: 4 } });
    await runJobs();
    expect(await statusesOf(session)).toEqual(['waiting', 'invited']);
  });
});

async function firstOf(session: Awaited<ReturnType<typeof newSession>>) {
  const { body } = await call(listSessionWaitlist, { params: session });
  return { entryId: body.entries[0]?.id ?? 0, entry: body.entries[0] };
}

describe('an invitation by hand', () => {
  test('reserves nothing in a full session, and can be sent again after a minute', async () => {
    const session = await fullSession();
    await wait(session, 1);
    const { entryId } = await firstOf(session);
    const params = { ...session, entryId };
    expect((await call(resendSessionWaiting, { params })).status).toBe(409);
    const invited = await call(inviteSessionWaiting, { params });
    expect(invited.body.entry).toMatchObject({
      status: 'invited',
      reserves: false,
      is_automatic: false,
      is_mailed: false,
    });
    expect((await call(inviteSessionWaiting, { params })).status).toBe(409);
    const early = await call(resendSessionWaiting, { params });
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
    await runJobs();
    await set(entryId, { invited_at: '2026-01-01T00:00:00Z' });
    expect((await call(resendSessionWaiting, { params })).status).toBe(200);
    await runJobs();
    const links = (await mailsTo('s1@test.example')).map((mail) => /token=([\w-]+)/.exec(mail.body_text)?.[1]);
    expect(new Set(links).size).toBe(2);
  });

  test('ends after a day, and the next entry is invited', async () => {
    const session = await newSession({ spots: 1, activityId: await newActivity({ has_waitlist: true }) });
    await wait(session, 1);
    await wait(session, 2);
    const { entryId, entry } = await firstOf(session);
    const lasts = Date.parse(entry?.expires_at ?? '') - Date.parse(entry?.invited_at ?? '');
    expect(lasts).toBe(24 * 3_600_000);
    await set(entryId, { expires_at: '2026-01-01T00:00:00Z' });
    await Promise.all([maintain(), maintain()]);
    expect(await statusesOf(session)).toEqual(['expired', 'invited']);
    // finished entries are below those that wait
    const { entries } = (await call(listSessionWaitlist, { params: session })).body;
    expect(entries.map(({ status }) => status)).toEqual(['invited', 'expired']);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
    expect((await call(inviteSessionWaiting, { params: { ...session, entryId } })).body.entry.reserves).toBe(false);
  });

  test('ends when staff remove the person, and its spot is offered to the next', async () => {
    const session = await newSession({ spots: 1, activityId: await newActivity({ has_waitlist: true }) });
    await wait(session, 1);
    await wait(session, 2);
    const { entryId } = await firstOf(session);
    const params = { ...session, entryId };
    expect((await call(removeSessionWaiting, { params })).status).toBe(204);
    expect((await call(removeSessionWaiting, { params })).status).toBe(409);
    expect(await statusesOf(session)).toEqual(['removed', 'invited']);
    expect((await wait(session, 1)).body.entry.position).toBe(3);
  });
});

async function waitingForLocks() {
  const { rows } = await appPool.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count;
}

describe('a list ends', () => {
  test('when its session starts, and no invitation reserves a spot any more', async () => {
    const session = await newSession({ spots: 1, activityId: await newActivity({ has_waitlist: true }) });
    await wait(session, 1);
    await wait(session, 2);
    await startIn(session, -0.1);
    await maintain();
    expect(await statusesOf(session)).toEqual(['expired', 'expired']);
    expect(await takenOf(session)).toMatchObject({ taken: 0 });
  });

  test('when its session is canceled, with a mail', async () => {
    const session = await fullSession();
    await wait(session, 1);
    expect((await call(removeSession, { params: session, query: { force: '1' } })).status).toBe(204);
    expect(await statusesOf(session)).toEqual(['expired']);
    await runJobs();
    expect((await mailsTo('s1@test.example')).at(-1)?.subject).toBe('Gaat niet door: Zwemmen');
  });

  test('not when its session is moved at that moment', async () => {
    const session = await fullSession();
    await wait(session, 1);
    await startIn(session, -0.1);
    let tending: Promise<void> | undefined;
    await asSystem(appPool, async (db) => {
      await sql`update sessions set starts_at = now() + interval '3 hours', ends_at = now() + interval '4 hours'
        where id = ${session.sessionId}`.execute(db);
      tending = maintain();
      // the job found the list by the old time, and now waits for the lock on the session
      await expect.poll(() => waitingForLocks()).toBe(1);
    });
    await tending;
    expect(await statusesOf(session)).toEqual(['waiting']);
  });

  test('when staff switch it off for the activity: after a confirmation, with a mail', async () => {
    const session = await fullSession();
    await wait(session, 1);
    const off = { params: session, body: { has_waitlist: false } };
    const asked = await call(updateActivitySettings, off);
    expect([asked.status, Object.keys(asked.errors)]).toEqual([409, ['waitlist']]);
    expect(await statusesOf(session)).toEqual(['waiting']);
    expect((await call(updateActivitySettings, { ...off, query: { force: '1' } })).status).toBe(200);
    expect(await statusesOf(session)).toEqual(['expired']);
    await runJobs();
    expect((await mailsTo('s1@test.example')).at(-1)?.subject).toBe('De wachtlijst is gesloten: Zwemmen');
  });
});
