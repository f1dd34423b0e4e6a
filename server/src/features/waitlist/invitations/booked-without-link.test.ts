import {
  checkIn,
  listParticipants,
  moveParticipant,
  removeParticipant,
} from '@move/contract/participants/participants.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { addBundleWaiting, listBundleWaitlist } from '@move/contract/waitlist/bundle-waitlist.ts';
import { acceptWaitlistInvite, getWaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../../testing/worlds/waiting-world.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';

const world = await waitingWorld();
const { call, appPool, fullSession, newActivity, newSession, newRate, add, wait, statusesOf, takenOf, runJobs } = world;
const { byToken, linkTo, entriesOf, namesIn } = world;

type Path = Awaited<ReturnType<typeof fullSession>>;
const signOut = (params: Path) => call(checkIn, { params, body: { status: 'signed_out' } });

describe('a person who signed out of a session with a waiting list', () => {
  test('waits like others, and gets the earlier booking back without a second order', async () => {
    const rate_id = await newRate(1_250);
    const session = await fullSession({ rate_id }, { payment_type: 'free' });
    expect((await wait(session, 0)).errors).toHaveProperty('email');
    await wait(session, 1);
    await signOut(session);
    expect((await wait(session, 0)).body.entry).toMatchObject({
      position: 2,
      status: 'waiting',
      ineligible_because: null,
    });
    expect((await wait(session, 0)).errors).toHaveProperty('email');
    await runJobs();
    await call(acceptWaitlistInvite, byToken(await linkTo('s1@test.example')));
    const first = (await call(listParticipants, { params: session })).body.participants.find(
      (person) => person.first_name === 'Sanne 1',
    );
    await call(removeParticipant, { params: { ...session, participantId: first?.id ?? 0 } });
    expect(await statusesOf(session)).toEqual(['accepted', 'invited']);

    await runJobs();
    const token = await linkTo('s0@test.example');
    expect((await call(getWaitlistInvite, byToken(token))).body.invite).toMatchObject({ returns: true });
    const { status, body } = await call(acceptWaitlistInvite, byToken(token));
    expect([status, body.invite.status, body.invite.returns]).toEqual([200, 'accepted', true]);
    const [back, ...others] = (await call(listParticipants, { params: session })).body.participants;
    expect(others).toEqual([]);
    expect(back).toMatchObject({ id: session.participantId, check_in: 'none', has_freed_spot: false });
    expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
    const orders = await world.rowsOf(sql`select from orders where email = 's0@test.example'`);
    expect(orders.rows).toHaveLength(1);
  });

  test('gets the earlier booking back on the reserved spot when staff book them', async () => {
    const session = await fullSession({}, {}, { spots: 2 }, 2);
    await signOut(session);
    await wait(session, 0);
    const { status, id } = await add(session, numbered(0));
    expect([status, id]).toEqual([201, session.participantId]);
    expect(await statusesOf(session)).toEqual(['accepted']);
    expect(await takenOf(session)).toEqual({ taken: 2, over_spots: 0 });
    expect((await add(session, numbered(0))).errors).toHaveProperty('email');
  });

  test('takes the reserved spot when staff undo the sign-out', async () => {
    const session = await fullSession({}, {}, { spots: 2 }, 2);
    await signOut(session);
    expect((await wait(session, 0)).body.entry).toMatchObject({ status: 'invited', reserves: true });
    expect((await call(checkIn, { params: session, body: { status: 'none' } })).status).toBe(200);
    expect(await statusesOf(session)).toEqual(['accepted']);
    expect(await takenOf(session)).toEqual({ taken: 2, over_spots: 0 });
  });
});

describe('a person who phones instead of using the link', () => {
  test('is booked by staff on the reserved spot, and the link shows it', async () => {
    const session = await fullSession();
    await wait(session, 1);
    await call(removeParticipant, { params: session });
    await runJobs();
    expect((await add(session, numbered(1))).status).toBe(201);
    expect(await statusesOf(session)).toEqual(['accepted']);
    expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
    const { status, body } = await call(acceptWaitlistInvite, byToken(await linkTo('s1@test.example')));
    expect([status, body.invite.status]).toEqual([200, 'accepted']);
    expect(await namesIn(session)).toEqual(['Sanne 1']);
  });

  test('is removed from the list when staff add or move them to the session without an invitation', async () => {
    const session = await fullSession();
    await wait(session, 1);
    await wait(session, 2);
    expect((await add(session, numbered(1))).errors).toHaveProperty('session');
    expect(await statusesOf(session)).toEqual(['waiting', 'waiting']);
    expect((await add(session, { ...numbered(1), override_capacity: true })).status).toBe(201);
    const other = await newSession({ activityId: session.activityId });
    const { id } = await add(other, numbered(2));
    const move = { session_id: session.sessionId, override_capacity: true };
    expect((await call(moveParticipant, { params: { ...other, participantId: id }, body: move })).status).toBe(200);
    expect(await statusesOf(session)).toEqual(['removed', 'removed']);
    expect(await entriesOf(session)).toEqual([]);
    expect(await takenOf(session)).toEqual({ taken: 3, over_spots: 2 });
  });

  test('is booked on the reserved spots of all sessions of a bundle', async () => {
    const activityId = await newActivity({ has_waitlist: true });
    const sessions = [
      await newSession({ activityId, spots: 1 }),
      await newSession({ activityId, spots: 1, hours: 96 }),
    ];
    const { organizationId } = sessions[0] ?? { organizationId: 0 };
    const bundleId = await asSystem(appPool, (db) =>
      seedBundle(db, {
        organization_id: organizationId,
        activity_id: activityId,
        name: 'Cursus',
        start_date: '2026-01-01',
        session_ids: sessions.map((session) => session.sessionId),
      }),
    );
    const params = { organizationId, activityId, bundleId };
    expect((await call(addBundleWaiting, { params, body: numbered(1) })).body.entry.status).toBe('invited');
    expect((await call(createBundleParticipant, { params, body: numbered(1) })).status).toBe(201);
    expect((await call(listBundleWaitlist, { params })).body.entries[0]?.status).toBe('accepted');
    for (const session of sessions) expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
  });
});
