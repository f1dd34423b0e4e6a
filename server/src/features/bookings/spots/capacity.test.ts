import { createBundleParticipant, removeBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import {
  checkIn,
  createParticipant,
  listParticipants,
  moveParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { addBundleWaiting } from '@move/contract/waitlist/bundle-waitlist.ts';
import { addSessionWaiting, inviteSessionWaiting } from '@move/contract/waitlist/session-waitlist.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered, peopleWorld } from '../../../testing/worlds/people-world.ts';
import { seededRandom } from '../../../testing/seeded-random.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';
import { acceptInvite, declineInvite } from '../invitations/answer-invite.ts';
import { maintainWaitingLists } from '../waiting-lists/maintain-waiting-lists.ts';

// Proves that no person is ever booked above the capacity, whatever calls run at the same time.
const { call, appPool, newActivity, newSession, series, takenOf, rowsOf } = await peopleWorld();

/** How many seconds random steps are taken; use `CAPACITY_SECONDS=60` for a full proof. */
const SECONDS = Number(process.env['CAPACITY_SECONDS'] ?? 2);
/** The seed of the random steps. A failure prints it, to repeat the same steps. */
const SEED = Number(process.env['CAPACITY_SEED'] ?? Date.now() % 2 ** 31);

async function newBundle(
  activityId: number,
  spots: number,
  sessions: readonly { organizationId: number; sessionId: number }[],
) {
  const organizationId = sessions[0]?.organizationId ?? 0;
  const bundleId = await asSystem(appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date: '2020-01-01',
      spots,
      session_ids: sessions.map(({ sessionId }) => sessionId),
    }),
  );
  return { organizationId, activityId, bundleId };
}

const hundred = Array.from({ length: 100 }, (_, index) => numbered(index + 1));
const tally = (statuses: readonly number[]) =>
  Object.fromEntries(
    Map.groupBy(statuses, String)
      .entries()
      .map(([status, all]) => [status, all.length]),
  );

test('when a hundred calls at once want the last spot of a session, exactly one gets it', async () => {
  const session = await newSession({ spots: 3 });
  for (const person of [numbered(201), numbered(202)]) await call(createParticipant, { params: session, body: person });
  const answers = await Promise.all(hundred.map((body) => call(createParticipant, { params: session, body })));
  expect(tally(answers.map((answer) => answer.status))).toEqual({ 201: 1, 422: 99 });
  expect(new Set(answers.flatMap((answer) => answer.errors.session ?? []))).toEqual(new Set(['Deze sessie is vol']));
  expect(await takenOf(session)).toEqual({ taken: 3, over_spots: 0 });
  expect((await call(listParticipants, { params: session })).body.meta.pagination.total).toBe(3);
});

test('when a hundred calls at once want the last spot of a bundle, exactly one is booked in all its sessions', async () => {
  const activityId = await newActivity();
  const sessions = await series(activityId, 3);
  const bundle = await newBundle(activityId, 1, sessions);
  const answers = await Promise.all(hundred.map((body) => call(createBundleParticipant, { params: bundle, body })));
  expect(tally(answers.map((answer) => answer.status))).toEqual({ 201: 1, 422: 99 });
  for (const session of sessions) expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
});

test('when sign-ups for a bundle and for its session want the same last spot, one gets it', async () => {
  const activityId = await newActivity();
  const sessions = await series(activityId, 4);
  const [, second] = sessions;
  if (!second) throw new Error('no series');
  const bundle = await newBundle(activityId, 50, sessions);
  await call(updateSession, { params: second, body: { spots: 1, scope: 'this' } });
  const single = hundred.slice(0, 20).map((body) => call(createParticipant, { params: second, body }));
  const whole = hundred.slice(20, 40).map((body) => call(createBundleParticipant, { params: bundle, body }));
  const answers = await Promise.all([...single, ...whole]);
  expect(tally(answers.map((answer) => answer.status))).toEqual({ 201: 1, 422: 39 });
  expect(await takenOf(second)).toEqual({ taken: 1, over_spots: 0 });
});

test('the same person twice at once is booked once', async () => {
  const session = await newSession();
  const body = numbered(1);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(createParticipant, { params: session, body })),
  );
  expect(tally(answers.map((answer) => answer.status))).toEqual({ 201: 1, 422: 9 });
});

test('one statement about many participants updates the count of the session once', async () => {
  const session = await newSession({ spots: 200 });
  const written = await asSystem(appPool, async (db) => {
    // PostgreSQL 15 also counts earlier transactions of the connection
    const writes = async () => {
      const { rows } = await sql<{ times: number }>`
        select pg_stat_get_xact_tuples_updated('sessions'::regclass)::integer as times`.execute(db);
      return rows[0]?.times ?? 0;
    };
    const before = await writes();
    await sql`
      insert into participants (organization_id, session_id, first_name, last_name, email)
      select ${session.organizationId}, ${session.sessionId}, 'Sanne', number, number || '@test.example'
      from generate_series(1, 200) as number`.execute(db);
    await sql`
      update participants set status = 'canceled', canceled_at = now()
      where session_id = ${session.sessionId} and last_name <> '7'`.execute(db);
    return (await writes()) - before;
  });
  expect(written).toBe(2);
  expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
});

test('a bundle participant can be changed from all its sessions at once', async () => {
  const activityId = await newActivity();
  const sessions = await series(activityId, 4);
  const bundle = await newBundle(activityId, 50, sessions);
  await call(createBundleParticipant, { params: bundle, body: numbered(1) });
  const { rows } = await rowsOf<{ id: number; session_id: number }>(
    sql`select id, session_id from participants where session_id in (select id from sessions where activity_id = ${activityId})`,
  );
  const change = (round: number) =>
    rows.map(({ id, session_id }) => {
      const params = { ...bundle, sessionId: session_id, participantId: id };
      return call(updateParticipant, { params, body: { notes: `Ronde ${round}` } });
    });
  const answers = await Promise.all([1, 2, 3, 4, 5].flatMap(change));
  expect(tally(answers.map((answer) => answer.status))).toEqual({ 200: 20 });
});

test(
  'sixteen at a time book, cancel, sign out, move and change spots: no deadlock, and every count is right',
  async () => {
    const activityId = await newActivity({ has_waitlist: true });
    const sessions = await series(activityId, 5);
    const bundles = [
      await newBundle(activityId, 6, sessions.slice(0, 4)),
      await newBundle(activityId, 4, sessions.slice(2)),
    ];
    const end = Date.now() + SECONDS * 1_000;
    const statuses: number[] = [];
    const answers: string[] = [];
    const hasSeenAll = () => answers.includes('accepted') && statuses.filter((status) => status === 201).length > 10;
    // on a busy machine the steps are slower, so it gets more time
    const goesOn = () => Date.now() < end || (!hasSeenAll() && Date.now() < end + 60_000);
    let number = 0;
    const random = seededRandom(SEED);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

    async function someone(session: (typeof sessions)[number]) {
      const { rows } = await rowsOf<{ id: number; bundle_participant_id: number | null }>(
        sql`select id, bundle_participant_id from participants where session_id = ${session.sessionId} and status <> 'canceled'
        order by random() limit 1`,
      );
      return rows[0];
    }

    async function invite(session: (typeof sessions)[number]) {
      const { rows } = await rowsOf<{ id: number }>(
        sql`select id from waitlist_entries where session_id = ${session.sessionId} order by random() limit 1`,
      );
      const [entry] = rows;
      return entry ? call(inviteSessionWaiting, { params: { ...session, entryId: entry.id } }) : { status: 200 };
    }

    /** Answers an invitation through its link. */
    async function answer() {
      const { rows } = await rowsOf<{ id: number }>(
        sql`select id from waitlist_entries where status = 'invited' order by random() limit 1`,
      );
      const site = { appUrl: 'https://move.example', isPaidOnline: true };
      const said = { entryId: rows[0]?.id ?? 0, now: new Date(), locale: 'nl', ...site } as const;
      const { outcome } = await asSystem(appPool, (db) =>
        pick([acceptInvite, acceptInvite, declineInvite])(db, said),
      ).catch((error: unknown) => {
        if (error instanceof Problem) return { outcome: 'refused' as const };
        throw error;
      });
      answers.push(outcome);
      return { status: 200 };
    }

    async function step(): Promise<{ status: number }> {
      const [session, bundle, body] = [pick(sessions), pick(bundles), numbered((number += 1))];
      const chance = random();
      if (chance < 0.3) return call(createParticipant, { params: session, body });
      if (chance < 0.42) return call(createBundleParticipant, { params: bundle, body });
      if (chance < 0.47) return call(addSessionWaiting, { params: session, body });
      if (chance < 0.5) return call(addBundleWaiting, { params: bundle, body });
      if (chance < 0.53) return invite(session);
      if (chance < 0.57) return answer();
      if (chance < 0.62) {
        const spots = 3 + Math.floor(random() * 10);
        return call(updateSession, { params: session, body: { spots, scope: pick(['this', 'following'] as const) } });
      }
      const found = await someone(session);
      if (!found) return { status: 200 };
      const params = { ...session, participantId: found.id };
      if (chance < 0.72) return call(checkIn, { params, body: { status: pick(['signed_out', 'none'] as const) } });
      if (chance < 0.78) return call(moveParticipant, { params, body: { session_id: pick(sessions).sessionId } });
      if (chance < 0.9 || found.bundle_participant_id === null) return call(removeParticipant, { params });
      const bundleParticipantId = found.bundle_participant_id;
      return call(removeBundleParticipant, { params: { ...pick(bundles), bundleParticipantId } });
    }

    async function worker() {
      while (goesOn()) statuses.push((await step()).status);
    }

    async function watch() {
      while (goesOn()) {
        expect(await wrongCounts(activityId), `CAPACITY_SEED=${SEED}`).toEqual([]);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }

    async function tend() {
      while (goesOn()) {
        // a day later all unanswered invitations have expired
        await maintainWaitingLists(appPool, new Date(Date.now() + pick([0, 86_400_000])));
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }

    await Promise.all([watch(), tend(), ...Array.from({ length: 16 }, worker)]);
    const seen = tally(statuses);
    const expected = ['200', '201', '204', '404', '409', '422', '429'];
    const unexpected = Object.keys(seen).filter((status) => !expected.includes(status));
    expect(unexpected, `CAPACITY_SEED=${SEED}`).toEqual([]);
    expect(seen['201']).toBeGreaterThan(10);
    expect(answers).toContain('accepted');
    expect(await wrongCounts(activityId), `CAPACITY_SEED=${SEED}`).toEqual([]);
  },
  (SECONDS + 120) * 1_000,
);

/** Sessions and bundles whose count, as committed at one moment, differs from their participants or exceeds the spots. */
async function wrongCounts(activityId: number) {
  const { rows } = await rowsOf<{ place: string; taken: number; people: number; spots: number | null }>(sql`
    with counted as (
      select 'session ' || id as place, taken, spots, over_spots,
        (select count(*) from participants where session_id = sessions.id and takes_spot)
          + (select count(*) from spot_reservations where session_id = sessions.id) as people
      from sessions where activity_id = ${activityId}
      union all
      select 'bundle ' || id, taken, spots, over_spots,
        (select count(*) from bundle_participants where bundle_id = bundles.id and status <> 'canceled')
          + (select count(*) from waitlist_entries where bundle_id = bundles.id and reserves)
      from bundles where activity_id = ${activityId})
    select place, taken, people, spots from counted where taken <> people or taken > spots + over_spots`);
  return rows;
}
