import { removeActivity } from '@move/contract/activities/activities.ts';
import { removeBundle } from '@move/contract/bundles/bundles.ts';
import {
  quoteActivityCancellation,
  quoteBundleCancellation,
  quoteSessionCancellation,
  quoteSessionsCancellation,
} from '@move/contract/cancellations/cancellation-quotes.ts';
import { listCancellations } from '@move/contract/cancellations/cancellations.ts';
import { createBundleParticipant, getBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { payFromWallet } from '@move/contract/checkout/wallet-payments.ts';
import {
  checkIn,
  getParticipant,
  listParticipants,
  payParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { listOrders } from '@move/contract/orders/orders.ts';
import { listCalendar } from '@move/contract/calendar/calendar.ts';
import { listSessions, removeSession } from '@move/contract/sessions/sessions.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { paidCourse } from '../../testing/money/paid-course.ts';
import { numbered } from '../../testing/worlds/people-world.ts';
import { paymentWorld } from '../../testing/money/payment-world.ts';
import { walletWorld } from '../../testing/money/wallet-world.ts';
import { eraseProfile } from '../profiles/public.ts';

const world = await paymentWorld();
const { call, priced, order, pay, add, organizationId, newActivity, newRate, series, startIn } = world;
const { appPool, tenants } = world;
const { holder, balanceOf } = walletWorld(world);

type Session = Awaited<ReturnType<typeof priced>>;
type Quote = Awaited<ReturnType<typeof quoted>>;

async function quoted(params: Session, scope?: 'this' | 'following') {
  const reply = await call(quoteSessionCancellation, { params, query: { ...(scope && { scope }) } });
  expect(reply.errors).toEqual({});
  return reply.body.quote;
}

async function paidInCash(session: Session, number: number) {
  const { id } = await add(session, { ...numbered(number), payment_type: 'cash' });
  await call(payParticipant, { params: { ...session, participantId: id } });
  return id;
}

const totalOf = ({ refunds }: Quote) => refunds.reduce((sum, { amount_in_cents }) => sum + amount_in_cents, 0);

/** What the newest cancellation of an activity really refunded. */
async function refundedOf({ activityId }: { activityId: number }) {
  const { body } = await call(listCancellations, { params: { organizationId }, query: { activityId } });
  return body.cancellations[0]?.refunded_in_cents;
}

describe('the quote of a session', () => {
  test('lists each way of refunding, with the amounts that the cancellation then refunds', async () => {
    const session = await priced();
    await pay(await order(session, [1, 2]));
    await paidInCash(session, 3);
    await add(session, { ...numbered(4), payment_type: 'free' });
    const quote = await quoted(session);
    expect(quote).toEqual({
      participants: 4,
      signed_out: 0,
      signed_out_refunded: 0,
      refunded: 3,
      refunds: [
        { way: 'account', people: 2, amount_in_cents: 2_535, amount_in_moves: null },
        { way: 'cash', people: 1, amount_in_cents: 1_250, amount_in_moves: null },
      ],
      lowered: { people: 0, amount_in_cents: 0 },
      elsewhere: { people: 0, amount_in_cents: 0 },
    });
    await call(removeSession, { params: session, query: { force: 1 } });
    expect(await refundedOf(session)).toBe(totalOf(quote));
  });

  test('names what was paid elsewhere; its order is then canceled, and no longer counts as paid', async () => {
    const session = await priced();
    const { id } = await add(session, { ...numbered(1), payment_type: 'external' });
    expect((await quoted(session)).elsewhere).toEqual({ people: 1, amount_in_cents: 1_250 });
    const totals = async () =>
      (await call(listOrders, { params: { organizationId }, query: { activityId: session.activityId } })).body;
    expect((await totals()).totals).toMatchObject({ total_price_in_cents: 1_250 });
    await call(removeSession, { params: session, query: { force: 1 } });
    const { orders, totals: after } = await totals();
    expect([orders[0]?.status, after?.total_price_in_cents, after?.refunded_in_cents]).toEqual(['canceled', 0, 0]);
    expect(id).toBeGreaterThan(0);
  });

  test('leaves out removed participants; those who signed out don’t count, but are refunded', async () => {
    const session = await priced();
    const [first, second] = [await paidInCash(session, 1), await paidInCash(session, 2)];
    await paidInCash(session, 3);
    await call(removeParticipant, { params: { ...session, participantId: first }, query: { refund: 'full' } });
    const away = { params: { ...session, participantId: second }, body: { status: 'signed_out' } } as const;
    await call(checkIn, away);
    const quote = await quoted(session);
    expect(quote).toMatchObject({
      participants: 1,
      signed_out: 1,
      signed_out_refunded: 1,
      refunded: 2,
      refunds: [{ way: 'cash', people: 2, amount_in_cents: 2_500 }],
    });
    await call(removeSession, { params: session, query: { force: 1 } });
    expect(await refundedOf(session)).toBe(2_500);
  });

  test('counts signed-out participants separately, and the lists show that the session still has participants', async () => {
    const session = await priced();
    const participantId = await paidInCash(session, 1);
    await call(checkIn, { params: { ...session, participantId }, body: { status: 'signed_out' } });
    expect(await quoted(session)).toMatchObject({ participants: 0, signed_out: 1 });
    const { body } = await call(listSessions, { params: session, query: {} });
    expect(body.sessions).toMatchObject([{ taken: 0, has_participants: true }]);
    const { start_date: day = '' } = body.sessions[0] ?? {};
    const { sessions } = (
      await call(listCalendar, {
        params: { organizationId },
        query: { dateFrom: day, dateUntil: day, activityId: session.activityId },
      })
    ).body;
    expect(sessions).toMatchObject([{ taken: 0, has_participants: true }]);
    await call(removeParticipant, { params: { ...session, participantId }, query: {} });
    const after = (await call(listSessions, { params: session, query: {} })).body.sessions;
    expect(after).toMatchObject([{ has_participants: false }]);
  });

  test('for several sessions in one call counts each person once, and only sessions of the organisation', async () => {
    const [one, two] = [await priced(), await priced()];
    for (const session of [one, two]) await paidInCash(session, 1);
    await paidInCash(two, 2);
    const ask = (sessionIds: string) =>
      call(quoteSessionsCancellation, { params: { organizationId }, query: { sessionIds } });
    const { quote } = (await ask(`${one.sessionId},${two.sessionId}`)).body;
    expect(quote).toMatchObject({ participants: 2, refunds: [{ way: 'cash', people: 2, amount_in_cents: 3_750 }] });
    expect((await ask(`${one.sessionId},9999999`)).status).toBe(404);
    expect((await ask('een')).status).toBe(422);
    expect((await ask(Array.from({ length: 251 }, (_, at) => at + 1).join(','))).status).toBe(422);
  });

  test('for a session and all that follow it counts each person and each refund once', async () => {
    const activityId = await newActivity({ rate_id: await newRate(1_000) });
    const sessions = await series(activityId, 3);
    const [first, second, third] = sessions;
    if (!first || !second || !third) throw new Error('three sessions');
    const ids: number[] = [];
    for (const session of sessions) ids.push(await paidInCash(session, 1));
    expect(totalOf(await quoted(second))).toBe(1_000);
    await pay(await order(second, [2]));
    await paidInCash(third, 2);
    const shouted = { ...numbered(1), first_name: numbered(1).first_name.toUpperCase() };
    expect(shouted.first_name).not.toBe(numbered(1).first_name);
    await call(updateParticipant, { params: { ...third, participantId: ids.at(-1) ?? 0 }, body: shouted });
    await add(third, { ...numbered(3), payment_type: 'free' });
    const quote = await quoted(second, 'following');
    expect(quote).toMatchObject({
      participants: 3,
      refunded: 2,
      refunds: [
        { way: 'account', people: 1 },
        { way: 'cash', people: 2, amount_in_cents: 3_000 },
      ],
    });
    await call(removeSession, { params: second, query: { scope: 'following', force: 1 } });
    expect(await refundedOf({ activityId })).toBe(totalOf(quote));
  });

  /** Two people who paid 25 moves from a wallet for € 25. */
  async function paidInMoves(session: Session) {
    const { user, walletId } = await holder(30);
    const { orderToken } = await order(session, [1, 2]);
    const paid = { as: null, params: { orderToken }, body: { wallet_id: walletId }, headers: user.headers } as const;
    expect((await call(payFromWallet, paid)).status).toBe(201);
    return { user, walletId };
  }

  test('for wallet payments shows the moves that are then returned', async () => {
    const session = await priced();
    const { user, walletId } = await paidInMoves(session);
    const { refunds } = await quoted(session);
    expect(refunds).toEqual([{ way: 'wallet', people: 2, amount_in_cents: 2_500, amount_in_moves: 25 }]);
    const { participants } = (await call(listParticipants, { params: session, query: {} })).body;
    const params = { ...session, participantId: participants[0]?.id ?? 0 };
    expect((await call(getParticipant, { params })).body.refund).toMatchObject({
      term_in_cents: 1_250,
      term_in_moves: 12,
    });
    expect(await balanceOf(walletId, user)).toBe(5);
    await call(removeSession, { params: session, query: { force: 1 } });
    expect(await balanceOf(walletId, user)).toBe(30);
  });

  test('for the wallet of an erased user shows no moves', async () => {
    const session = await priced();
    const { user } = await paidInMoves(session);
    await asSystem(appPool, (db) => eraseProfile(db, user.profileId));
    const { refunds } = await quoted(session);
    expect(refunds).toEqual([{ way: 'wallet', people: 2, amount_in_cents: 2_500, amount_in_moves: 0 }]);
  });

  test('is refused (403) when another platform sold a spot, and so is the cancellation', async () => {
    const session = await priced();
    await pay(await order(session, [1]));
    await asSystem(appPool, (db) =>
      db
        .insertInto('organization_applications')
        .values({ organization_id: organizationId, application_id: tenants.otherApplication })
        .execute(),
    );
    const asStranger = {
      as: 'strangerAdmin',
      headers: { 'x-application-id': String(tenants.otherApplication) },
      params: session,
    } as const;
    expect((await call(quoteSessionCancellation, asStranger)).status).toBe(403);
    expect((await call(removeSession, { ...asStranger, query: { force: 1 } })).status).toBe(403);
  });
});

describe('the quote of a bundle', () => {
  const course = () => paidCourse(world, [72, 96, 120]);
  const quotedBundle = async (params: Awaited<ReturnType<typeof course>>['path']) =>
    (await call(quoteBundleCancellation, { params })).body.quote;

  test('is the whole price before it starts', async () => {
    const { params, path } = await course();
    const quote = await quotedBundle(path);
    expect([quote.participants, totalOf(quote)]).toEqual([2, 2_002]);
    await call(removeBundle, { params: path, query: { force: 1 } });
    expect(await refundedOf(params)).toBe(2_002);
  });

  test('refunds nothing of an unpaid line', async () => {
    const { params, path } = await course();
    await call(createBundleParticipant, { params: path, body: numbered(3) });
    const quote = await quotedBundle(path);
    expect(quote).toMatchObject({ participants: 3, refunded: 2, refunds: [{ people: 2, amount_in_cents: 2_002 }] });
    expect(quote.lowered).toEqual({ people: 1, amount_in_cents: 1_001 });
    await call(removeBundle, { params: path, query: { force: 1 } });
    expect(await refundedOf(params)).toBe(2_002);
  });

  test('shows by how much an unpaid line becomes cheaper when one of its sessions is removed', async () => {
    const { path, first } = await course();
    const { participant } = (await call(createBundleParticipant, { params: path, body: numbered(3) })).body;
    const owed = async () => {
      const params = { ...path, bundleParticipantId: participant.id };
      return (await call(getBundleParticipant, { params })).body.participant.payment?.total_in_cents ?? 0;
    };
    const [before, quote] = [await owed(), await quoted(first)];
    expect([before, quote.lowered.people]).toEqual([1_001, 1]);
    await call(removeSession, { params: first, query: { force: 1 } });
    expect(quote.lowered.amount_in_cents).toBe(before - (await owed()));
    expect(quote.lowered.amount_in_cents).toBeGreaterThan(0);
  });

  test('is the share of the sessions still to come once it has started', async () => {
    const { params, path, first } = await course();
    await startIn(first, -1);
    const quote = await quotedBundle(path);
    expect(totalOf(quote)).toBeLessThan(2_002);
    await call(removeBundle, { params: path, query: { force: 1 } });
    expect(totalOf(quote)).toBe(await refundedOf(params));
  });

  test('is the rest of the price after one session was canceled; the quote of that session is its share', async () => {
    const { params, path, first } = await course();
    const share = await quoted(first);
    await call(removeSession, { params: first, query: { force: 1 } });
    expect(await refundedOf(params)).toBe(totalOf(share));
    const rest = await quotedBundle(path);
    expect(totalOf(share) + totalOf(rest)).toBe(2_002);
    await call(removeBundle, { params: path, query: { force: 1 } });
    expect(await refundedOf(params)).toBe(totalOf(rest));
  });

  test('for the whole activity counts each person once, including those of single sessions', async () => {
    const { params, first, second } = await course();
    await startIn(first, -1);
    await add(second, { ...numbered(3), payment_type: 'free' });
    const { quote } = (await call(quoteActivityCancellation, { params })).body;
    expect(quote.participants).toBe(3);
    await call(removeActivity, { params, query: { force: 1 } });
    expect(await refundedOf(params)).toBe(totalOf(quote));
  });
});
