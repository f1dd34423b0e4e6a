import {
  createBundleParticipant,
  exportBundleParticipants,
  getBundleParticipant,
  getBundleParticipantsVersion,
  listBundleParticipants,
  removeBundleParticipant,
  updateBundleParticipant,
} from '@move/contract/participants/bundle-participants.ts';
import {
  checkIn,
  exportParticipants,
  listParticipants,
  removeParticipant,
} from '@move/contract/participants/participants.ts';
import { cancelSession, removeSession } from '@move/contract/sessions/sessions.ts';
import { handOverRefund } from '@move/contract/orders/open-refunds.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered, peopleWorld, person } from '../../../testing/worlds/people-world.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';

const { call, appPool, newActivity, newRate, newSession, series, add, startIn, takenOf } = await peopleWorld();

/** A course of three lessons, in one activity. */
async function course({
  spots = 10,
  lessons = 10,
  activityId,
  planned = [],
}: {
  spots?: number;
  lessons?: number;
  activityId?: number;
  planned?: Awaited<ReturnType<typeof series>>;
} = {}) {
  const owner = activityId ?? (await newActivity());
  const sessions = [...planned];
  for (const hours of planned.length > 0 ? [] : [48, 72, 96])
    sessions.push(await newSession({ hours, spots: lessons, activityId: owner }));
  const [first] = sessions;
  if (!first) throw new Error('no lessons');
  const { organizationId } = first;
  const bundleId = await asSystem(appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: owner,
      name: 'Beginnerscursus',
      start_date: '2020-01-01',
      spots,
      session_ids: sessions.map((session) => session.sessionId),
    }),
  );
  return { bundle: { organizationId, activityId: owner, bundleId }, sessions };
}

const join = (params: { organizationId: number; activityId: number; bundleId: number }, body = {}) =>
  call(createBundleParticipant, { params, body: { ...person, ...body } });

test('the age is that on the day of the first session to come, whatever start date the bundle has', async () => {
  const { bundle, sessions } = await course();
  const { body } = await join(bundle, { date_of_birth: '2000-01-01' });
  const alone = await add(await newSession({ hours: 48 }), { date_of_birth: '2000-01-01' });
  expect(body.participant.age).toBe(alone.body.participant.age);
  for (const session of sessions) await startIn(session, -2);
  // no session is to come any more: the start date of the bundle counts
  const read = await call(getBundleParticipant, { params: { ...bundle, bundleParticipantId: body.participant.id } });
  expect(read.body.participant.age).toBe(20);
});

test('a new participant gets a spot in every session to come, and in no earlier one', async () => {
  const { bundle, sessions } = await course();
  const [first, second] = sessions;
  if (!first || !second) throw new Error('no lessons');
  await startIn(first, -2);
  const { status, body } = await join(bundle);
  expect(status).toBe(201);
  expect(body.participant.sessions).toEqual({ total: 2, to_come: 2, present: 0, absent: 0, signed_out: 0 });
  expect((await call(listParticipants, { params: first })).body.participants).toEqual([]);
  const rows = (await call(listParticipants, { params: second })).body.participants;
  expect(rows).toMatchObject([{ email: person.email, bundle: { id: bundle.bundleId, name: 'Beginnerscursus' } }]);
});

test('cash that is received at once makes the participant active in all sessions', async () => {
  const { bundle, sessions } = await course({ activityId: await newActivity({ rate_id: await newRate(3_000) }) });
  const { body } = await join(bundle, { payment_type: 'cash', is_paid: true });
  expect(body.participant).toMatchObject({ status: 'active', payment: { status: 'paid', total_in_cents: 3_000 } });
  const [first] = sessions;
  if (!first) throw new Error('no lessons');
  expect((await call(listParticipants, { params: first })).body.participants).toMatchObject([{ status: 'active' }]);
});

test('cash received at another price than the one on the screen is refused', async () => {
  const { bundle } = await course({ activityId: await newActivity({ rate_id: await newRate(3_000) }) });
  const paid = { payment_type: 'cash', is_paid: true };
  expect(await join(bundle, { ...paid, price_in_cents: 2_500 })).toMatchObject({ status: 409 });
  expect(await join(bundle, { ...paid, price_in_cents: 3_000 })).toMatchObject({ status: 201 });
});

test('a participant who paid elsewhere has a canceled line once the organiser canceled every session', async () => {
  const { bundle, sessions } = await course({ activityId: await newActivity({ rate_id: await newRate(3_000) }) });
  const { body } = await join(bundle, { payment_type: 'external' });
  const params = { ...bundle, bundleParticipantId: body.participant.id };
  const statuses: unknown[] = [];
  for (const session of sessions) {
    expect((await call(removeSession, { params: session, query: { force: '1' } })).status).toBeLessThan(300);
    statuses.push((await call(getBundleParticipant, { params })).body.participant.payment?.status);
  }
  expect(statuses).toEqual(['external', 'external', 'canceled']);
});

test('a canceled session shows the cash to hand back for it at the participants of the bundle', async () => {
  const { bundle, sessions } = await course({ activityId: await newActivity({ rate_id: await newRate(3_000) }) });
  const [first, second, third] = sessions;
  if (!first || !second || !third) throw new Error('no lessons');
  const { body } = await join(bundle, { payment_type: 'cash', is_paid: true });
  const cancel = (params: typeof first) => call(cancelSession, { params, body: {} });
  const paymentIn = async (params: typeof first) =>
    (await call(listParticipants, { params })).body.participants.map(({ payment }) => payment);
  expect((await cancel(first)).status).toBeLessThan(300);
  const order_id = body.participant.payment?.order_id ?? 0;
  expect(await paymentIn(first)).toMatchObject([{ order_id, to_hand_over_in_cents: 1_000 }]);
  expect(await paymentIn(second)).toEqual([null]);
  const { order } = (await call(getOrder, { params: { organizationId: bundle.organizationId, orderId: order_id } }))
    .body;
  const handed = { organizationId: bundle.organizationId, orderId: order_id, refundId: order.refunds[0]?.id ?? 0 };
  expect((await call(handOverRefund, { params: handed })).status).toBe(200);
  await cancel(second);
  expect(await paymentIn(first)).toMatchObject([{ refunded_in_cents: 1_000, to_hand_over_in_cents: 0 }]);
  expect(await paymentIn(second)).toMatchObject([{ to_hand_over_in_cents: 1_000 }]);
});

test('cash for several sessions that were canceled at once is divided over them to the cent', async () => {
  const activityId = await newActivity({ rate_id: await newRate(3_001) });
  const { bundle, sessions } = await course({ activityId, planned: await series(activityId, 3) });
  const [first, second, third] = sessions;
  if (!first || !second || !third) throw new Error('no lessons');
  await join(bundle, { payment_type: 'cash', is_paid: true });
  const canceled = await call(cancelSession, { params: second, body: { scope: 'following' } });
  expect(canceled.body).toMatchObject({ canceled: 2 });
  const shares: unknown[] = [];
  for (const params of sessions) {
    const [row] = (await call(listParticipants, { params })).body.participants;
    shares.push(row?.payment?.to_hand_over_in_cents ?? null);
  }
  // € 20,01 for two of the three lessons
  expect(shares).toEqual([null, 1_000, 1_001]);
});

test('books all sessions or none, and names the full one', async () => {
  const { bundle, sessions } = await course({ lessons: 1 });
  const [first, second] = sessions;
  if (!first || !second) throw new Error('no lessons');
  await add(second, numbered(1));
  const refused = await join(bundle);
  expect([refused.status, refused.errors.session?.[0]]).toEqual([422, expect.stringContaining('Deze sessie is vol: ')]);
  expect(await takenOf(first)).toMatchObject({ taken: 0 });
  expect((await join(bundle, { override_capacity: true })).status).toBe(201);
  expect(await takenOf(second)).toEqual({ taken: 2, over_spots: 1 });
});

test('a full bundle is refused, and so is the same person twice', async () => {
  const { bundle, sessions } = await course({ spots: 1 });
  expect((await join(bundle)).status).toBe(201);
  expect((await join(bundle)).errors).toEqual({ email: ['Deze deelnemer staat al op de lijst'] });
  expect((await join(bundle, numbered(2))).errors).toEqual({ bundle: ['Deze bundel is vol'] });
  const other = await course();
  const [first] = other.sessions;
  if (first) await add(first);
  expect((await join(other.bundle)).errors).toHaveProperty('email');
  expect(sessions).toHaveLength(3);
});

test('removing a person from one session signs them out there; removing them from the bundle frees all sessions to come', async () => {
  const { bundle, sessions } = await course();
  const [first, second, third] = sessions;
  if (!first || !second || !third) throw new Error('no lessons');
  const { body } = await join(bundle);
  const bundleParticipantId = body.participant.id;
  const [row] = (await call(listParticipants, { params: second })).body.participants;
  const off = { params: { ...second, participantId: row?.id ?? 0 } };
  expect((await call(removeParticipant, off)).status).toBe(204);
  // a second removal is refused, so there is no second mail
  expect((await call(removeParticipant, off)).errors).toEqual({
    state: ['Deze deelnemer is al afgemeld voor deze sessie'],
  });
  expect(await takenOf(second)).toMatchObject({ taken: 0 });
  const still = await call(getBundleParticipant, { params: { ...bundle, bundleParticipantId } });
  expect(still.body.participant).toMatchObject({ status: 'active', sessions: { total: 3, signed_out: 1 } });
  await startIn(first, -2);
  await call(removeBundleParticipant, { params: { ...bundle, bundleParticipantId } });
  expect([await takenOf(first), await takenOf(third)]).toMatchObject([{ taken: 1 }, { taken: 0 }]);
  expect((await call(removeBundleParticipant, { params: { ...bundle, bundleParticipantId } })).status).toBe(409);
  expect((await call(listBundleParticipants, { params: bundle })).body.participants).toEqual([]);
  expect((await join(bundle)).status).toBe(201);
});

test('a change of the person applies in every session', async () => {
  const { bundle, sessions } = await course();
  const { body } = await join(bundle);
  const params = { ...bundle, bundleParticipantId: body.participant.id };
  await call(updateBundleParticipant, {
    params,
    body: { last_name: 'Öztürk', updated_at: body.participant.updated_at },
  });
  for (const session of sessions) {
    expect((await call(listParticipants, { params: session })).body.participants[0]?.last_name).toBe('Öztürk');
  }
  const stale = { notes: 'x', updated_at: body.participant.updated_at };
  expect((await call(updateBundleParticipant, { params, body: stale })).status).toBe(409);
});

test('the sheets have all rows of the list, with texts that are no formulas', async () => {
  const { bundle, sessions } = await course();
  const [first] = sessions;
  await join(bundle, { last_name: '=1+1', date_of_birth: '2000-02-29', notes: 'Regel 1\nRegel 2' });
  await join(bundle, numbered(2));
  const people = readSheet((await call(exportBundleParticipants, { params: bundle })).bytes);
  expect(people.map((cells) => cells[1])).toEqual(['Achternaam', '=1+1', 'de Wit']);
  // 29 February 2000 as a date
  expect(people[1]?.[3]).toBe('36585');
  if (!first) throw new Error('no lessons');
  const there = readSheet((await call(exportParticipants, { params: first, query: { search: 's2@' } })).bytes);
  expect(there).toHaveLength(2);
  expect(there[1]).toEqual(expect.arrayContaining(['Sanne 2', 's2@test.example', 'Beginnerscursus']));
});

test('the version of the list changes with every change, including check-ins in a session, and not otherwise', async () => {
  const { bundle, sessions } = await course();
  const [first] = sessions;
  if (!first) throw new Error('no lessons');
  await startIn(first, 1);
  const read = async () => (await call(getBundleParticipantsVersion, { params: bundle })).body.version;
  const seen = [await read()];
  expect(await read()).toBe(seen[0]);
  const { body } = await join(bundle);
  seen.push(await read());
  const params = { ...bundle, bundleParticipantId: body.participant.id };
  await call(updateBundleParticipant, { params, body: { notes: 'Draagt een bril' } });
  seen.push(await read());
  const there = (await call(listParticipants, { params: first })).body.participants[0];
  await call(checkIn, { params: { ...first, participantId: there?.id ?? 0 }, body: { status: 'present' } });
  seen.push(await read());
  await call(removeBundleParticipant, { params });
  seen.push(await read());
  expect(new Set(seen).size).toBe(5);
  const foreign = { ...bundle, activityId: bundle.activityId + 999 };
  expect((await call(getBundleParticipantsVersion, { params: foreign })).status).toBe(404);
});
