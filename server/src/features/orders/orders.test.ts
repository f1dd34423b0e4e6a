import { transactionMayBecome, TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedRate, seedTerm } from '../rates/rates.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';
import { cancelLine, cancelLines, quoteRefunds, refundPart } from './refunds/cancel-lines.ts';
import { priceOfSession } from './lines/frozen-price.ts';
import { markOrderPaid } from './payment/mark-order-paid.ts';
import { seedOrder, someBuyer, somePrice } from './orders.seed.ts';
import { placeOrder, placeOrders } from './payment/place-order.ts';
import { refundAmount } from './refunds/refund-amount.ts';

const { appPool, ownerPool } = await testDatabase();
const tenants = await seedTenants(appPool);
const { organization, application, child } = tenants;
const now = new Date('2027-03-01T12:00:00Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

type Stored = { status: string; refunded_in_cents: number; order_status: string; vat: number; refunds: number };

/** The stored state of a line: its status, what was refunded, and the VAT in that. */
async function booked(lineId: number): Promise<Stored> {
  const { rows } = await inDatabase((db) =>
    sql<Stored>`
      select t.status, t.refunded_in_cents, orders.status as order_status, coalesce(sum(r.vat_in_cents), 0) as vat,
        count(r.id) as refunds
      from transactions t join orders on orders.id = t.order_id left join refunds r on r.transaction_id = t.id
      where t.order_line_id = ${lineId} group by t.id, orders.id`.execute(db),
  );
  const [row] = rows;
  if (!row) throw new Error(`no line ${lineId}`);
  return row;
}

const place = (payment: 'free' | 'cash' | 'external', prices: readonly number[]) =>
  inDatabase((db) =>
    placeOrder(db, {
      organizationId: organization,
      applicationId: application,
      buyer: someBuyer,
      payment,
      lines: prices.map((unit_price_in_cents) => ({ title: 'Les', price: { ...somePrice, unit_price_in_cents } })),
      now,
    }),
  );

describe('an order', () => {
  test.each([
    ['cash', [1250, 750], 'open', ['open', 'open'], 2000],
    ['cash', [1250, 0], 'open', ['open', 'free'], 1250],
    ['cash', [0], 'free', ['free'], 0],
    ['free', [1250], 'free', ['free'], 0],
    ['external', [1250], 'external', ['external'], 1250],
    ['external', [0], 'external', ['external'], 0],
  ] as const)('paid by %s for %j is %s', async (payment, prices, status, lines, total) => {
    const order = await place(payment, prices);
    expect(order).toMatchObject({ status, total_price_in_cents: total });
    expect(order.lines.map((line) => line.status)).toEqual(lines);
  });

  test('is placed for many buyers at once, each with its own lines', async () => {
    const draft = (email: string, prices: readonly number[]) => ({
      organizationId: organization,
      applicationId: null,
      buyer: { ...someBuyer, email },
      payment: 'cash' as const,
      lines: prices.map((unit_price_in_cents) => ({ title: 'Les', price: { ...somePrice, unit_price_in_cents } })),
      now,
    });
    const drafts = [draft('a@test.example', [100]), draft('b@test.example', [200, 0]), draft('c@test.example', [300])];
    const orders = await inDatabase((db) => placeOrders(db, drafts));
    expect(orders.map((order) => [order.total_price_in_cents, order.lines.length])).toEqual([
      [100, 1],
      [200, 2],
      [300, 1],
    ]);
    const ids = orders.map(({ id }) => id);
    const { rows } = await inDatabase((db) =>
      sql<{ email: string }>`select email from orders where id = any (${ids}::bigint[]) order by id`.execute(db),
    );
    expect(rows.map(({ email }) => email)).toEqual(['a@test.example', 'b@test.example', 'c@test.example']);
    expect(await inDatabase((db) => placeOrders(db, []))).toEqual([]);
  });

  test('is sold on the platform of the call, or on the home platform when the organisation is not on that one', async () => {
    const soldOn = async (applicationId: number | null) => {
      const lines = [{ title: 'Les', price: somePrice }];
      const draft = {
        organizationId: organization,
        applicationId,
        buyer: someBuyer,
        payment: 'cash' as const,
        lines,
        now,
      };
      const { id } = await inDatabase((db) => placeOrder(db, draft));
      const { rows } = await inDatabase((db) =>
        sql<{ id: number }>`select application_id as id from orders where id = ${id}`.execute(db),
      );
      return rows[0]?.id;
    };
    expect([await soldOn(application), await soldOn(child), await soldOn(null)]).toEqual([
      application,
      application,
      application,
    ]);
  });

  test('keeps price, VAT and term of the day it was sold', async () => {
    const quote = await inDatabase(async (db) => {
      const term = [{ from_minutes: null, until_minutes: null, refund_percentage: 40 }];
      const term_ids = [await seedTerm(db, { organization_id: organization, name: 'Streng', periods: term })];
      const rate_id = await seedRate(db, { organization_id: organization, name: 'Les', price_in_cents: 999, term_ids });
      const activity = await seedActivity(db, { organization_id: organization, name: 'Judo', rate_id });
      const hours = { start_date: '2027-04-05', start_time: '19:00', end_date: '2027-04-05', end_time: '20:00' };
      const [sessionId = 0] = await seedSessions(db, {
        organization_id: organization,
        activity_id: activity,
        ...hours,
      });
      const price = await priceOfSession(db, { organizationId: organization, sessionId });
      expect(price).toEqual({ unit_price_in_cents: 999, vat_percentage: 9, vat_exemption_reason: null, term });
      // a session of a walk-in is free, even with its own rate
      const walkIn = await seedActivity(db, {
        organization_id: organization,
        name: 'Inloop',
        no_signup_required: true,
      });
      const [open = 0] = await seedSessions(db, { organization_id: organization, activity_id: walkIn, ...hours });
      await sql`update sessions set rate_id = ${rate_id}, rate_inherited = false where id = ${open}`.execute(db);
      const free = await priceOfSession(db, { organizationId: organization, sessionId: open });
      expect(free).toMatchObject({ unit_price_in_cents: 0 });
      const { lineId } = await seedOrder(db, { organization_id: organization, price, now });
      await sql`update rates set price_in_cents = 5000 where id = ${rate_id}`.execute(db);
      await sql`update cancellation_periods set refund_percentage = 0 where organization_id = ${organization}`.execute(
        db,
      );
      return quoteRefunds(db, [lineId], now);
    });
    expect(quote).toMatchObject([{ percentage: 40, term_in_cents: 400, full_in_cents: 999 }]);
  });

  test('is paid in cash once', async () => {
    const order = await place('cash', [1250, 0]);
    await inDatabase((db) => markOrderPaid(db, { orderId: order.id, now, by: null }));
    expect(await booked(order.lines[0]?.id ?? 0)).toMatchObject({ status: 'paid', order_status: 'paid' });
    await expect(inDatabase((db) => markOrderPaid(db, { orderId: order.id, now, by: null }))).rejects.toThrow(
      'order.not_open',
    );
    const free = await place('free', [1250]);
    await expect(inDatabase((db) => markOrderPaid(db, { orderId: free.id, now, by: null }))).rejects.toThrow(
      'order.not_open',
    );
  });
});

describe('a cancellation', () => {
  const sold = (seed: object = {}) =>
    inDatabase((db) => seedOrder(db, { organization_id: organization, now, ...seed })).then(({ lineId }) => lineId);
  const cancel = (lineId: number, refund: 'term' | 'full' | 'none' | 'organiser', at = now) =>
    inDatabase((db) =>
      cancelLine(db, { lineId, refund, now: at, by: { user: { id: tenants.users.staff }, impersonatorId: null } }),
    );

  test.each([
    ['open', { paid: false }, 'full', 0, 'canceled'],
    ['paid', {}, 'term', 1250, 'refunded'],
    ['paid, service fees kept', { fee_in_cents: 35 }, 'full', 1250, 'refunded'],
    ['paid, canceled by the organiser', { fee_in_cents: 35 }, 'organiser', 1285, 'refunded'],
    ['paid, without a refund', {}, 'none', 0, 'paid'],
    ['free', { price: { unit_price_in_cents: 0 }, paid: false }, 'full', 0, 'canceled'],
  ] as const)('of a line that is %s', async (_what, seed, refund, cents, status) => {
    const lineId = await sold(seed);
    expect(await cancel(lineId, refund)).toMatchObject({ refund_in_cents: cents, status });
    expect(await booked(lineId)).toMatchObject({ status, refunded_in_cents: cents, order_status: status });
  });

  test('twice refunds once', async () => {
    const lineId = await sold();
    const [first, second] = [await cancel(lineId, 'organiser'), await cancel(lineId, 'organiser')];
    expect([first.refund_in_cents, second.refund_in_cents]).toEqual([1250, 0]);
    expect(await booked(lineId)).toMatchObject({ refunded_in_cents: 1250, refunds: 1, vat: 217 });
  });

  test('of a purchase refunds everything for 14 days and then nothing', async () => {
    const lineId = await sold();
    const percentages = await inDatabase(async (db) => [
      ...(await quoteRefunds(db, [lineId], after(13.99))),
      ...(await quoteRefunds(db, [lineId], after(14))),
    ]);
    expect(percentages.map((quote) => quote.term_in_cents)).toEqual([1250, 0]);
  });

  test('ten times at once refunds once', async () => {
    const lineId = await sold();
    const refunds = await Promise.all(Array.from({ length: 10 }, () => cancel(lineId, 'full')));
    expect(refunds.reduce((sum, { refund_in_cents }) => sum + refund_in_cents, 0)).toBe(1250);
    expect(await booked(lineId)).toMatchObject({ refunded_in_cents: 1250, refunds: 1 });
  });

  test('of many lines at once returns the result of each', async () => {
    const lineIds = [await sold(), await sold({ paid: false }), await sold({ fee_in_cents: 35 })];
    const done = await inDatabase((db) => cancelLines(db, { lineIds, refund: 'organiser', now, by: null }));
    expect(done.map(({ id, refund_in_cents }) => [id, refund_in_cents])).toEqual([
      [lineIds[0], 1250],
      [lineIds[1], 0],
      [lineIds[2], 1285],
    ]);
  });

  test('of the sessions of a bundle, one by one, adds up to the whole price and the service fees', async () => {
    const lineId = await sold({ parts: 3, price: { unit_price_in_cents: 1000 }, fee_in_cents: 35 });
    const shares: number[] = [];
    for (let part = 0; part < 4; part++) {
      const [share] = await inDatabase((db) => refundPart(db, { lineIds: [lineId], now, by: null }));
      shares.push(share?.refund_in_cents ?? -1);
    }
    expect(shares).toEqual([369, 333, 333, 0]);
    expect(await booked(lineId)).toMatchObject({ status: 'refunded', refunded_in_cents: 1035, vat: 174 });
  });

  test('of a session of an unpaid bundle lowers its price, and the rest is refunded once it is paid', async () => {
    const { lineId, orderId } = await inDatabase((db) =>
      seedOrder(db, {
        organization_id: organization,
        now,
        paid: false,
        parts: 3,
        price: { unit_price_in_cents: 1000 },
      }),
    );
    const cancelAll = async () =>
      (await inDatabase((db) => refundPart(db, { lineIds: [lineId], now, by: null })))[0]?.refund_in_cents;
    expect(await cancelAll()).toBe(0);
    await inDatabase((db) => markOrderPaid(db, { orderId, now, by: null }));
    const { rows } = await inDatabase((db) =>
      sql`select total_price_in_cents as total, vat_in_cents as vat from orders where id = ${orderId}`.execute(db),
    );
    expect(rows).toEqual([{ total: 666, vat: 116 }]);
    expect([await cancelAll(), await cancelAll()]).toEqual([333, 333]);
    expect(await booked(lineId)).toMatchObject({ status: 'refunded', refunded_in_cents: 666, vat: 116 });
    const open = await sold({ paid: false, parts: 1 });
    await inDatabase((db) => refundPart(db, { lineIds: [open], now, by: null }));
    expect(await booked(open)).toMatchObject({ status: 'canceled', order_status: 'canceled' });
  });

  test('with a chosen amount is limited to what was paid, with its VAT to the cent', async () => {
    const lineId = await sold();
    const give = (amountInCents?: number) =>
      inDatabase((db) => refundAmount(db, { lineId, amountInCents, locale: 'nl', now, by: null }));
    expect((await give(333)).status).toBe('partly_refunded');
    expect((await give(333)).status).toBe('partly_refunded');
    await expect(give(585)).rejects.toThrow('refund.left');
    expect((await give()).refund_in_cents).toBe(584);
    expect(await booked(lineId)).toMatchObject({ status: 'refunded', refunded_in_cents: 1250, vat: 217, refunds: 3 });
    await expect(give(1)).rejects.toThrow('refund.nothing');
  });
});

describe('the database', () => {
  test('allows the same changes of status as the rule of the domain', async () => {
    const { rows } = await ownerPool.query<{ from: string; to: string }>(
      'select a as from, b as to from unnest($1::text[]) a, unnest($1::text[]) b where transaction_may_become(a, b) order by 1, 2',
      [[...TRANSACTION_STATUSES]],
    );
    const pairs = TRANSACTION_STATUSES.flatMap((from) => TRANSACTION_STATUSES.map((to) => ({ from, to })));
    const allowed = pairs.filter(({ from, to }) => transactionMayBecome(from, to, 'ideal'));
    const inOrder = (list: typeof pairs) => list.map(({ from, to }) => `${from} ${to}`).toSorted();
    expect(inOrder(rows as typeof pairs)).toEqual(inOrder(allowed));
  });

  test.each([
    ['a transition that is not listed', "update transactions set status = 'open' where status = 'refunded'"],
    [
      'a refund of more than was paid',
      'update transactions set refunded_in_cents = 999999 where refunded_in_cents > 0',
    ],
    ['a total that does not add up', 'update orders set total_price_in_cents = total_price_in_cents + 1'],
    [
      'a change of what was paid for',
      'update order_lines set unit_price_in_cents = 1, total_price_in_cents = 1, vat_in_cents = 0',
    ],
    ['deletion of orders', 'delete from orders'],
    ['deletion of refunds', 'delete from refunds'],
  ])('refuses %s', async (_what, statement) => {
    await expect(inDatabase((db) => sql.raw(statement).execute(db))).rejects.toThrow(
      /can not go from|violates check|was paid for|never deleted/,
    );
  });
});
