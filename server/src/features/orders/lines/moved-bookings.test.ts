import { removeBundleSession } from '@move/contract/bundles/bundles.ts';
import { getOrder, listOrders } from '@move/contract/orders/orders.ts';
import {
  createBundleParticipant,
  getBundleParticipant,
  payBundleParticipant,
} from '@move/contract/participants/bundle-participants.ts';
import {
  getParticipant,
  moveParticipant,
  payParticipant,
  removeParticipant,
} from '@move/contract/participants/participants.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { listTransactions } from '@move/contract/transactions/transactions.ts';
import { findOrder } from '../detail/order-detail.queries.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered, peopleWorld } from '../../../testing/worlds/people-world.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';
import { seedRate, seedTerm } from '../../rates/rates.seed.ts';

// docs/rules/money.md#bookings-that-move. The term refunds 100 % until a day before, 50 % until an hour before, then nothing. Of the
// callers only the trainer lacks `refund-transactions`.
const world = await peopleWorld();
const { call, appPool, tenants, organizationId, newSession } = world;
const { application, otherApplication } = tenants;
const rate_id = await asSystem(appPool, async (db) => {
  const periods = [
    { from_minutes: null, until_minutes: 1_440, refund_percentage: 100 },
    { from_minutes: 1_440, until_minutes: 60, refund_percentage: 50 },
    { from_minutes: 60, until_minutes: null, refund_percentage: 0 },
  ];
  const term = await seedTerm(db, { organization_id: organizationId, name: 'Een dag', periods });
  return seedRate(db, { organization_id: organizationId, name: 'Les', price_in_cents: 1_000, term_ids: [term] });
});

type Path = Awaited<ReturnType<typeof newSession>>;
let people = 0;

/** Books and pays a session that starts in `hours`; `other` is when another session of the activity starts, also in hours. */
async function paid({ hours, other, price = true }: { hours: number; other: number; price?: boolean }) {
  const activityId = await world.newActivity(price ? { rate_id } : {});
  const [from, to] = [
    await newSession({ activityId, hours: Math.max(hours, 1) }),
    await newSession({ activityId, hours: other }),
  ];
  people += 1;
  const { id } = await world.add(from, numbered(people));
  if (price) await call(payParticipant, { params: { ...from, participantId: id } });
  if (hours < 1) await world.startIn(from, hours);
  return { from, to, participantId: id };
}

type Booked = Awaited<ReturnType<typeof paid>>;
type Caller = 'trainer' | 'staff';

const move = (as: Caller, { from, to, participantId }: Booked) =>
  call(moveParticipant, { as, params: { ...from, participantId }, body: { session_id: to.sessionId, notify: false } });
const percentageIn = async (session: Path, participantId: number) =>
  (await call(getParticipant, { params: { ...session, participantId } })).body.refund?.percentage;
const remove = (as: Caller, session: Path, participantId: number) =>
  call(removeParticipant, { as, params: { ...session, participantId }, query: { refund: 'term', notify: false } });
async function refundedOf(participantId: number): Promise<number | undefined> {
  const { rows } = await world.rowsOf<{ refunded: number }>(sql`
    select refunded_in_cents as refunded from transactions
    join participants on participants.order_line_id = transactions.order_line_id where participants.id = ${participantId}`);
  return rows[0]?.refunded;
}

/** A change of a session to a day and an hour from now, this many days ahead. */
function daysAhead(days: number) {
  const day = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days }).toString();
  return { start_date: day, end_date: day, start_time: '10:00', end_time: '11:00', notify: false };
}

test('a user who may not refund can’t raise a refund by moving to a later session', async () => {
  const booked = await paid({ hours: 5, other: 240 });
  expect(await percentageIn(booked.from, booked.participantId)).toBe(50);
  expect((await move('trainer', booked)).status).toBe(200);
  expect(await percentageIn(booked.to, booked.participantId)).toBe(50);
  expect((await remove('trainer', booked.to, booked.participantId)).status).toBe(204);
  expect(await refundedOf(booked.participantId)).toBe(500);
});

test('a move by a user who may refund moves the start of the term too', async () => {
  const booked = await paid({ hours: 5, other: 240 });
  expect((await move('staff', booked)).status).toBe(200);
  expect(await percentageIn(booked.to, booked.participantId)).toBe(100);
});

test('over several moves the earliest start counts, until a user who may refund moves the booking', async () => {
  const booked = await paid({ hours: 240, other: 5 });
  expect((await move('trainer', booked)).status).toBe(200);
  expect(await percentageIn(booked.to, booked.participantId)).toBe(50);
  const back = { ...booked, from: booked.to, to: booked.from };
  expect((await move('trainer', back)).status).toBe(200);
  expect(await percentageIn(booked.from, booked.participantId)).toBe(50);
  const again = await newSession({ activityId: booked.from.activityId, hours: 480 });
  expect((await move('staff', { ...booked, to: again })).status).toBe(200);
  expect(await percentageIn(again, booked.participantId)).toBe(100);
});

test('moving out of a started session requires the right to refund', async () => {
  const booked = await paid({ hours: -30, other: 240 });
  const refused = await move('trainer', booked);
  expect(refused.status).toBe(403);
  expect(refused.errors).toEqual({
    permission: [
      'Deze sessie is begonnen. Een betalende deelnemer verplaatsen kan alleen met het recht om terug te betalen.',
    ],
  });
  expect(await percentageIn(booked.from, booked.participantId)).toBe(0);
  expect((await move('staff', booked)).status).toBe(200);
  expect(await percentageIn(booked.to, booked.participantId)).toBe(100);
});

test('a booking without a price can be moved freely', async () => {
  const booked = await paid({ hours: -30, other: 240, price: false });
  expect((await move('trainer', booked)).status).toBe(200);
});

test('the earliest start also counts for a booking that was moved before it was paid', async () => {
  const activityId = await world.newActivity({ rate_id });
  const [from, to] = [await newSession({ activityId, hours: 5 }), await newSession({ activityId, hours: 240 })];
  people += 1;
  const { id } = await world.add(from, numbered(people));
  expect((await move('trainer', { from, to, participantId: id })).status).toBe(200);
  await call(payParticipant, { params: { ...to, participantId: id } });
  expect(await percentageIn(to, id)).toBe(50);
});

test('moving a started, paid session to later requires the right to refund', async () => {
  const { from, participantId } = await paid({ hours: -30, other: 240 });
  const refused = await call(updateSession, { as: 'trainer', params: from, body: daysAhead(20) });
  expect([refused.status, refused.errors]).toEqual([
    403,
    {
      permission: [
        'Deze sessie is begonnen en mensen betalen ervoor. Alleen wie mag terugbetalen, kan haar naar later verplaatsen.',
      ],
    },
  ]);
  expect(await percentageIn(from, participantId)).toBe(0);
  // moving a started session within the past is allowed, as a correction
  expect((await call(updateSession, { as: 'trainer', params: from, body: daysAhead(-1) })).status).toBe(200);
  expect((await call(updateSession, { as: 'staff', params: from, body: daysAhead(20) })).status).toBe(200);
  expect(await percentageIn(from, participantId)).toBe(100);
});

test('a started session without payments can be moved to later', async () => {
  const { from } = await paid({ hours: -30, other: 240, price: false });
  expect((await call(updateSession, { as: 'trainer', params: from, body: daysAhead(20) })).status).toBe(200);
});

test('moving a started session to later requires the right to refund for bundle participants too', async () => {
  const activityId = await world.newActivity({ rate_id });
  const sessions = [await newSession({ activityId, hours: 2 }), await newSession({ activityId, hours: 240 })] as const;
  const session_ids = sessions.map(({ sessionId }) => sessionId);
  const start_date = '2024-01-01';
  const bundleId = await asSystem(appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date,
      session_ids,
    }),
  );
  const path = { organizationId, activityId, bundleId };
  people += 1;
  const { body } = await call(createBundleParticipant, { params: path, body: numbered(people) });
  const params = { ...path, bundleParticipantId: body.participant.id };
  expect((await call(payBundleParticipant, { params })).status).toBe(200);
  await world.startIn(sessions[0], -1);
  const refused = await call(updateSession, { as: 'trainer', params: sessions[0], body: daysAhead(20) });
  expect(refused.status).toBe(403);
});

/**
 * A bundle of two sessions. The first has begun and has no participants; the second is to come and has one, who paid unless `price` is
 * false.
 */
async function begunBundle({ price = true } = {}) {
  const activityId = await world.newActivity(price ? { rate_id } : {});
  const sessions = [await newSession({ activityId, hours: 2 }), await newSession({ activityId, hours: 240 })] as const;
  const [begun, next] = sessions;
  const bundleId = await asSystem(appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date: '2024-01-01',
      session_ids: sessions.map(({ sessionId }) => sessionId),
    }),
  );
  await world.startIn(begun, -1);
  const path = { organizationId, activityId, bundleId };
  people += 1;
  const { body } = await call(createBundleParticipant, { params: path, body: numbered(people) });
  const params = { ...path, bundleParticipantId: body.participant.id };
  if (price) expect((await call(payBundleParticipant, { params })).status).toBe(200);
  const percentage = async () => (await call(getBundleParticipant, { params })).body.refund?.percentage;
  return { path, begun, next, percentage };
}

test('only a user who may refund can make a begun bundle refundable again', async () => {
  const { path, begun, percentage } = await begunBundle();
  expect(await percentage()).toBe(0);
  const moved = await call(updateSession, { as: 'trainer', params: begun, body: daysAhead(20) });
  expect([moved.status, Object.keys(moved.errors)]).toEqual([403, ['permission']]);
  const params = { ...path, sessionId: begun.sessionId };
  const removed = await call(removeBundleSession, { as: 'trainer', params });
  expect([removed.status, removed.errors]).toEqual([
    403,
    {
      permission: [
        'Deze sessie is begonnen en mensen betalen voor de bundel. Alleen wie mag terugbetalen, kan haar eruit halen.',
      ],
    },
  ]);
  expect(await percentage()).toBe(0);
  expect((await call(removeBundleSession, { as: 'staff', params })).status).toBe(204);
  expect(await percentage()).toBe(100);
});

test('a trainer can remove a begun session from a bundle when nothing was paid, or another session has begun', async () => {
  const free = await begunBundle({ price: false });
  const leaves = ({ path, begun }: typeof free) =>
    call(removeBundleSession, { as: 'trainer', params: { ...path, sessionId: begun.sessionId } });
  expect((await leaves(free)).status).toBe(204);
  const going = await begunBundle();
  await world.startIn(going.next, -2);
  expect((await leaves(going)).status).toBe(204);
});

test('postponing a session gives a better refund, also when a trainer does it', async () => {
  const { from, participantId } = await paid({ hours: 5, other: 240 });
  expect((await call(updateSession, { as: 'trainer', params: from, body: daysAhead(20) })).status).toBe(200);
  expect(await percentageIn(from, participantId)).toBe(100);
});

test('postponing a session does not affect the term of a booking that was moved into it', async () => {
  const booked = await paid({ hours: 5, other: 240 });
  await move('trainer', booked);
  expect((await call(updateSession, { as: 'trainer', params: booked.to, body: daysAhead(40) })).status).toBe(200);
  expect(await percentageIn(booked.to, booked.participantId)).toBe(50);
});

test('the right to refund of a role on a platform does not cover what that platform didn’t sell', async () => {
  const role = { user_id: tenants.users.strangerAdmin, role: 'trainer', organization_id: organizationId } as const;
  await asSystem(appPool, async (db) => {
    const link = { organization_id: organizationId, application_id: otherApplication };
    await db.insertInto('organization_applications').values(link).execute();
    await db.insertInto('user_roles').values(role).execute();
  });
  const booked = await paid({ hours: 5, other: 240 });
  const begun = await paid({ hours: -30, other: 240 });
  const headers = { 'x-application-id': String(application) };
  const as = 'strangerAdmin';
  const moved = await call(moveParticipant, {
    as,
    headers,
    params: { ...booked.from, participantId: booked.participantId },
    body: { session_id: booked.to.sessionId, notify: false },
  });
  expect(moved.status).toBe(200);
  expect(await percentageIn(booked.to, booked.participantId)).toBe(50);
  const refused = [
    await call(moveParticipant, {
      as,
      params: { ...begun.from, participantId: begun.participantId },
      body: { session_id: begun.to.sessionId, notify: false },
    }),
    await call(updateSession, { as, params: begun.from, body: daysAhead(20) }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
});

test('lists and the page of an order have the day of the session now; the receipt keeps the day that was sold', async () => {
  const booked = await paid({ hours: 48, other: 240 });
  const { rows } = await world.rowsOf<{ order_id: number }>(sql`
    select order_lines.order_id from order_lines join participants on participants.order_line_id = order_lines.id
    where participants.id = ${booked.participantId}`);
  const orderId = rows[0]?.order_id ?? 0;
  const params = { organizationId };
  const titles = async () => {
    const { orders } = (await call(listOrders, { params })).body;
    const { transactions } = (await call(listTransactions, { params })).body;
    const { order } = (await call(getOrder, { params: { ...params, orderId } })).body;
    return [
      orders.find(({ id }) => id === orderId)?.title,
      transactions.find((row) => row.order_id === orderId)?.title,
      order.lines[0]?.title,
    ];
  };
  const soldTitle = async () =>
    (await call(getOrder, { params: { ...params, orderId } })).body.order.lines[0]?.sold_title;
  const receipt = () =>
    asSystem(
      appPool,
      async (db) => (await findOrder(db, { id: orderId, locale: 'nl', isAsSold: true })).lines[0]?.title,
    );
  const [sold] = await titles();
  expect([await titles(), await soldTitle(), await receipt()]).toEqual([[sold, sold, sold], null, sold]);
  await call(updateSession, { params: booked.from, body: daysAhead(5) });
  const [moved] = await titles();
  expect(moved).toMatch(/ 10:00$/);
  expect(moved).not.toBe(sold);
  expect([await titles(), await soldTitle(), await receipt()]).toEqual([[moved, moved, moved], sold, sold]);
  await move('staff', { ...booked, from: booked.from });
  const [other] = await titles();
  expect(other).not.toBe(moved);
  expect([await soldTitle(), await receipt()]).toEqual([sold, sold]);
});
