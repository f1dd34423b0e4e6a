import { listBundleParticipants } from '@move/contract/participants/bundle-participants.ts';
import { checkIn, removeParticipant } from '@move/contract/participants/participants.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { addBundleWaiting, inviteBundleWaiting, listBundleWaitlist } from '@move/contract/waitlist/bundle-waitlist.ts';
import { inviteSessionWaiting, removeSessionWaiting } from '@move/contract/waitlist/session-waitlist.ts';
import {
  acceptWaitlistInvite,
  declineWaitlistInvite,
  getWaitlistInvite,
} from '@move/contract/waitlist/waitlist-invites.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../../testing/worlds/waiting-world.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';

const world = await waitingWorld();
const {
  call,
  appPool,
  ownerPool,
  fullSession,
  newActivity,
  newSession,
  add,
  wait,
  statusesOf,
  takenOf,
  maintain,
  runJobs,
} = world;
const { byToken, entriesOf, linkTo, namesIn, set, startIn } = world;

const accept = (token: string) => call(acceptWaitlistInvite, byToken(token));
const decline = (token: string) => call(declineWaitlistInvite, byToken(token));

/** A session with one spot. Person 1 is invited to it and has the link; the others wait. */
async function invited(people = 2) {
  const session = await fullSession();
  for (let number = 1; number <= people; number += 1) await wait(session, number);
  await call(removeParticipant, { params: session });
  await runJobs();
  return { session, token: await linkTo('s1@test.example') };
}

const setRemoved = ({ organizationId: id }: { organizationId: number }, deleted_at: string | null) =>
  asSystem(appPool, (db) => db.updateTable('organizations').set({ deleted_at }).where('id', '=', id).execute());

describe('the link of an invitation', () => {
  test('shows the offer and its sessions, and nothing about other people', async () => {
    const { session, token } = await invited();
    const { status, body } = await call(getWaitlistInvite, byToken(token));
    expect(status).toBe(200);
    expect(body.invite).toMatchObject({
      first_name: 'Sanne 1',
      locale: 'nl',
      status: 'invited',
      reserves: true,
      activity: 'Zwemmen',
      organization: 'Zwemclub Test',
      reply_to: null,
      bundle: null,
      price_in_cents: 0,
    });
    expect(body.invite.sessions.map(({ id }) => id)).toEqual([session.sessionId]);
    expect(JSON.stringify(body)).not.toMatch(/Sanne 2|test\.example/);
    expect((await call(getWaitlistInvite, byToken('made-up'))).status).toBe(404);
  });

  test('shows that it is canceled, and can’t be accepted, once the organisation is removed', async () => {
    const { session, token } = await invited();
    await setRemoved(session, new Date().toISOString());
    const { body } = await call(getWaitlistInvite, byToken(token));
    const accepted = await accept(token);
    await setRemoved(session, null);
    expect([body.invite.status, accepted.status]).toEqual(['canceled', 410]);
    expect(await namesIn(session)).toEqual([]);
  });

  test('is not sent while the organisation is removed', async () => {
    const session = await fullSession();
    await wait(session, 1);
    await setRemoved(session, new Date().toISOString());
    const { sessionId } = session;
    await asSystem(appPool, (db) => db.updateTable('sessions').set({ spots: 2 }).where('id', '=', sessionId).execute());
    await runJobs();
    await maintain();
    const before = await statusesOf(session);
    await setRemoved(session, null);
    await maintain();
    expect([before, await statusesOf(session)]).toEqual([['waiting'], ['invited']]);
  });

  test('is only in the mail: the database has its hash', async () => {
    const { token } = await invited();
    const { rows: jobs } = await ownerPool.query('select payload::text from graphile_worker._private_jobs');
    expect(JSON.stringify(jobs)).not.toContain(token);
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(await world.rowsOf(world.everyEntry))).not.toContain(token);
  });
});

describe('accepting', () => {
  test('books once, however often it is repeated, and mails a confirmation', async () => {
    const { session, token } = await invited();
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map((answer) => [answer.status, answer.body.invite.status])).toEqual(
      answers.map(() => [200, 'accepted']),
    );
    expect(await namesIn(session)).toEqual(['Sanne 1']);
    expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
    expect(await statusesOf(session)).toEqual(['accepted', 'waiting']);
    expect((await world.mailsTo('s1@test.example')).map((mail) => mail.subject)).toEqual([
      'Er is een plek voor je: Zwemmen',
      'Je bent ingeschreven: Zwemmen',
    ]);
    expect((await decline(token)).status).toBe(410);
  });

  test('ends the entry of a person who takes part by now, and offers the spot to the next', async () => {
    const { session, token } = await invited();
    const other = await newSession({ activityId: session.activityId });
    const { id } = await add(other, numbered(1));
    // as a booking that knew nothing of the list would do
    await asSystem(appPool, async (db) => {
      await db.updateTable('sessions').set({ spots: 2 }).where('id', '=', session.sessionId).execute();
      await db.updateTable('participants').set({ session_id: session.sessionId }).where('id', '=', id).execute();
    });
    const { status, errors } = await accept(token);
    expect([status, errors]).toEqual([409, { state: [expect.stringContaining('Je doet al mee')] }]);
    expect(await statusesOf(session)).toEqual(['removed', 'invited']);
    expect((await accept(token)).status).toBe(410);
  });

  test('gives the last spot to the first of two people invited without a reserved spot; the other waits again', async () => {
    const session = await fullSession();
    for (const number of [1, 2]) await wait(session, number);
    for (const { id } of await entriesOf(session)) {
      await call(inviteSessionWaiting, { params: { ...session, entryId: id } });
    }
    await runJobs();
    const tokens = [await linkTo('s1@test.example'), await linkTo('s2@test.example')];
    await call(removeParticipant, { params: session });
    const answers = await Promise.all(tokens.map(accept));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await statusesOf(session)).toSorted()).toEqual(['accepted', 'waiting']);
    expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
    const late = tokens[answers.findIndex((answer) => answer.status === 409)] ?? '';
    expect((await accept(late)).status).toBe(410);
    expect((await call(getWaitlistInvite, byToken(late))).body.invite.status).toBe('waiting');
  });

  test('is refused once the invitation has expired, even before the job that ends it', async () => {
    const { session, token } = await invited();
    const [entry] = await entriesOf(session);
    await set(entry?.id ?? 0, { expires_at: '2026-01-01T00:00:00Z' });
    expect([(await accept(token)).status, (await decline(token)).status]).toEqual([410, 410]);
    expect((await call(getWaitlistInvite, byToken(token))).body.invite.status).toBe('expired');
  });

  test.each([
    [
      'the job that ends it',
      (path: Path, entryId: number) => set(entryId, { expires_at: '2026-01-01T00:00:00Z' }).then(maintain),
    ],
    ['its removal', (path: Path, entryId: number) => call(removeSessionWaiting, { params: { ...path, entryId } })],
    [
      'the return of the participant who had signed out',
      (path: Path) => call(checkIn, { params: path, body: { status: 'none' } }),
    ],
  ] as const)('at the same time as %s: one of the two succeeds', async (_what, other) => {
    const session = await fullSession();
    await wait(session, 1);
    await call(checkIn, { params: session, body: { status: 'signed_out' } });
    await runJobs();
    const token = await linkTo('s1@test.example');
    const [entry] = await entriesOf(session);
    const [answer] = await Promise.all([accept(token), other(session, entry?.id ?? 0)]);
    const [status] = await statusesOf(session);
    expect(answer.status === 200).toBe(status === 'accepted');
    expect((await namesIn(session)).includes('Sanne 1')).toBe(status === 'accepted');
    expect((await takenOf(session))?.taken).toBeLessThanOrEqual(1);
    const { rows } = await world.rowsOf(world.recount(session.sessionId));
    expect(rows[0]?.counted).toBe((await takenOf(session))?.taken);
  });

  test('works with a reserved spot even when staff overbooked the session', async () => {
    const { session, token } = await invited(1);
    expect((await add(session, { ...numbered(7), override_capacity: true })).status).toBe(201);
    expect((await accept(token)).status).toBe(200);
    expect(await takenOf(session)).toEqual({ taken: 2, over_spots: 1 });
  });

  test('is refused once the session has started or was removed', async () => {
    const { session, token } = await invited();
    await startIn(session, -0.1);
    expect((await accept(token)).status).toBe(410);
    await asSystem(appPool, (db) =>
      db
        .updateTable('sessions')
        .set({ deleted_at: '2026-01-01T00:00:00Z' })
        .where('id', '=', session.sessionId)
        .execute(),
    );
    expect((await accept(token)).status).toBe(410);
    expect((await call(getWaitlistInvite, byToken(token))).body.invite.status).toBe('canceled');
    await maintain();
    expect(await statusesOf(session)).toEqual(['expired', 'expired']);
  });
});

type Path = Awaited<ReturnType<typeof fullSession>>;

describe('declining', () => {
  test('offers the spot to the next entry, and can be repeated', async () => {
    const { session, token } = await invited();
    expect((await decline(token)).body.invite.status).toBe('declined');
    expect((await decline(token)).status).toBe(200);
    expect(await statusesOf(session)).toEqual(['declined', 'invited']);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
    expect((await accept(token)).status).toBe(410);
    await runJobs();
    expect((await accept(await linkTo('s2@test.example'))).status).toBe(200);
  });

  test('passes the spot on with its cause: undoing the sign-out withdraws the invitation of the next entry', async () => {
    const session = await fullSession();
    for (const number of [1, 2]) await wait(session, number);
    await call(checkIn, { params: session, body: { status: 'signed_out' } });
    await runJobs();
    await decline(await linkTo('s1@test.example'));
    expect(await statusesOf(session)).toEqual(['declined', 'invited']);
    expect((await call(checkIn, { params: session, body: { status: 'none' } })).status).toBe(200);
    expect(await statusesOf(session)).toEqual(['declined', 'waiting']);
  });
});

describe('a bundle', () => {
  async function course() {
    const activityId = await newActivity({ has_waitlist: true });
    const first = await newSession({ activityId, spots: 1 });
    const second = await newSession({ activityId, spots: 1, hours: 96 });
    const { organizationId } = first;
    const bundleId = await asSystem(appPool, (db) =>
      seedBundle(db, {
        organization_id: organizationId,
        activity_id: activityId,
        name: 'Cursus',
        start_date: '2026-01-01',
        session_ids: [first.sessionId, second.sessionId],
      }),
    );
    return { first, second, bundle: { organizationId, activityId, bundleId } };
  }
  const waitForCourse = (params: Awaited<ReturnType<typeof course>>['bundle'], number: number) =>
    call(addBundleWaiting, { params, body: numbered(number) });

  test('invites only when every session has a free spot, and reserves one in each', async () => {
    const { first, second, bundle } = await course();
    const [one, two] = [await add(first, numbered(11)), await add(second, numbered(12))];
    expect((await waitForCourse(bundle, 1)).body.entry.status).toBe('waiting');
    await call(removeParticipant, { params: { ...first, participantId: one.id } });
    expect((await call(listBundleWaitlist, { params: bundle })).body.entries[0]?.status).toBe('waiting');
    await call(removeParticipant, { params: { ...second, participantId: two.id } });
    expect((await call(listBundleWaitlist, { params: bundle })).body.entries[0]?.status).toBe('invited');
    expect([await takenOf(first), await takenOf(second)]).toEqual([1, 1].map((taken) => ({ taken, over_spots: 0 })));
    await runJobs();
    const token = await linkTo('s1@test.example');
    const { invite } = (await call(getWaitlistInvite, byToken(token))).body;
    expect([invite.bundle, invite.sessions.length]).toEqual(['Cursus', 2]);
    expect((await accept(token)).status).toBe(200);
    expect((await call(listBundleParticipants, { params: bundle })).body.participants).toHaveLength(1);
    expect([await takenOf(first), await takenOf(second)]).toEqual([1, 1].map((taken) => ({ taken, over_spots: 0 })));
  });

  test('has its entries invited after those of the session itself', async () => {
    const { first, bundle } = await course();
    const { id } = await add(first, numbered(11));
    await waitForCourse(bundle, 1);
    await wait(first, 2);
    await call(removeParticipant, { params: { ...first, participantId: id } });
    expect(await statusesOf(first)).toEqual(['invited']);
    expect((await call(listBundleWaitlist, { params: bundle })).body.entries[0]?.status).toBe('waiting');
    await call(updateSession, { params: first, body: { spots: 2 } });
    await runJobs();
    expect((await call(listBundleWaitlist, { params: bundle })).body.entries[0]?.status).toBe('invited');
    expect(await takenOf(first)).toMatchObject({ taken: 2 });
  });

  test('does not invite people who already take part in one of its sessions, since accepting would be refused', async () => {
    const { first, second, bundle } = await course();
    await add(first, numbered(1));
    const { id } = await add(second, numbered(12));
    const { entry } = (await waitForCourse(bundle, 1)).body;
    expect(entry.ineligible_because).toBe('present');
    await call(updateSession, { params: first, body: { spots: 2 } });
    await call(removeParticipant, { params: { ...second, participantId: id } });
    await maintain();
    expect((await call(listBundleWaitlist, { params: bundle })).body.entries[0]?.status).toBe('waiting');
    const byHand = await call(inviteBundleWaiting, { params: { ...bundle, entryId: entry.id } });
    expect([byHand.status, byHand.errors]).toEqual([409, { state: ['Deze persoon neemt al deel'] }]);
  });

  test('frees the spot in every session when it is declined', async () => {
    const { first, second, bundle } = await course();
    expect((await waitForCourse(bundle, 1)).body.entry.status).toBe('invited');
    await runJobs();
    expect((await decline(await linkTo('s1@test.example'))).status).toBe(200);
    expect([await takenOf(first), await takenOf(second)]).toEqual([0, 0].map((taken) => ({ taken, over_spots: 0 })));
  });
});
