import { removeActivity } from '@move/contract/activities/activities.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { getParticipant } from '@move/contract/participants/participants.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { createPurchase } from '@move/contract/purchases/purchases.ts';
import {
  exportTransactions,
  listTransactions,
  markTransactionPaid,
  refundTransaction,
} from '@move/contract/transactions/transactions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { holdRows, untilQueued } from '../../testing/database/hold.ts';
import { peopleWorld, person } from '../../testing/worlds/people-world.ts';
import { readSheet } from '../../testing/read-sheet.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedRate } from '../rates/rates.seed.ts';

const world = await peopleWorld();
const { call, mailsTo, appPool, organizationId, tenants } = world;
const rate_id = await asSystem(appPool, (db) =>
  seedRate(db, { organization_id: organizationId, name: 'Losse les', price_in_cents: 1_250, vat_level: 'high' }),
);

let made = 0;
/** Books a session of a new activity for a participant who will pay in cash. */
async function booked(body: object = {}) {
  made += 1;
  const activityId = await world.newActivity({ rate_id });
  const path = await world.newSession({ activityId });
  const email = `t${made}@test.example`;
  const { id } = await world.add(path, { payment_type: 'cash', email, ...body });
  const [transaction] = await find({ search: email });
  if (!transaction) throw new Error('no transaction');
  return {
    path: { ...path, participantId: id },
    activityId,
    email,
    transaction,
    params: { organizationId, transactionId: transaction.id },
  };
}

async function find(query: object, as: TestUser = 'staff') {
  return (await call(listTransactions, { as, params: { organizationId }, query })).body.transactions;
}

const orderOf = async (orderId: number) => (await call(getOrder, { params: { organizationId, orderId } })).body.order;

test('the list has each sold line with the person, the start and the title', async () => {
  const { transaction, path, activityId } = await booked();
  expect(transaction).toMatchObject({
    number: `B-${transaction.order_id}`,
    sold_for: { kind: 'participant', id: path.participantId, name: 'Sanne de Wit', session_id: path.sessionId },
    activity: { id: activityId, name: 'Zwemmen' },
    status: 'open',
    subtotal_price_in_cents: 1_033,
    vat_in_cents: 217,
    vat_percentage: 21,
    fee_in_cents: 0,
    total_price_in_cents: 1_250,
    refundable_in_cents: 0,
  });
  expect(transaction.starts_at).toMatch(/Z$/);
  expect(await find({ activityId })).toEqual([transaction]);
  expect((await find({ search: `#${transaction.order_id}` })).map(({ id }) => id)).toEqual([transaction.id]);
});

test('totals and the number of rows follow the filters', async () => {
  await booked();
  for (const query of [
    {},
    { status: 'open' },
    { status: 'paid,refunded' },
    { dateFrom: '2026-01-01', dateUntil: '2090-01-01' },
  ]) {
    const { body } = await call(listTransactions, {
      params: { organizationId },
      query: { ...query, itemsPerPage: 250 },
    });
    const rows = body.transactions.filter(({ status }) => status !== 'canceled');
    expect(body.meta.pagination.total).toBe(body.transactions.length);
    expect(body.totals).toMatchObject({
      count: body.transactions.length,
      total_price_in_cents: rows.reduce((sum, row) => sum + row.total_price_in_cents, 0),
      vat_in_cents: rows.reduce((sum, row) => sum + row.vat_in_cents, 0),
    });
    const [, ...sheet] = readSheet((await call(exportTransactions, { params: { organizationId }, query })).bytes);
    expect(sheet.map(([number]) => number)).toEqual(body.transactions.map(({ number }) => number));
  }
});

describe('cash', () => {
  test('that was received makes the participant active; receiving it a second time is refused', async () => {
    const { params, path, transaction } = await booked();
    const paid = await call(markTransactionPaid, { params });
    expect([paid.status, paid.body.transaction.status, paid.body.transaction.refundable_in_cents]).toEqual([
      200,
      'paid',
      1_250,
    ]);
    expect((await call(getParticipant, { params: path })).body.participant.status).toBe('active');
    expect((await call(markTransactionPaid, { params })).status).toBe(409);
    const { timeline } = await orderOf(transaction.order_id);
    expect(timeline.map(({ kind, by }) => [kind, by])).toEqual([
      ['ordered', 'staff Test'],
      ['mail', 'staff Test'],
      ['paid', 'staff Test'],
    ]);
  });

  test('for a past session can be received after its activity was removed', async () => {
    const { params, path } = await booked();
    await world.startIn(path, -30);
    expect((await call(removeActivity, { params: path, query: { force: 1 } })).status).toBe(204);
    const paid = await call(markTransactionPaid, { params });
    expect([paid.status, paid.body.transaction?.status]).toEqual([200, 'paid']);
    const { rows } = await world.rowsOf(sql`select status from participants where id = ${path.participantId}`);
    expect(rows).toEqual([{ status: 'active' }]);
  });

  test('of a bundle makes all its sessions active', async () => {
    const activityId = await world.newActivity({ rate_id });
    const one = await world.newSession({ activityId });
    const two = await world.newSession({ activityId, hours: 90 });
    const bundleId = await asSystem(appPool, (db) =>
      seedBundle(db, {
        organization_id: organizationId,
        activity_id: activityId,
        name: 'Cursus',
        start_date: '2026-01-01',
        session_ids: [one.sessionId, two.sessionId],
        rate_id,
      }),
    );
    const email = 'cursist@test.example';
    const body = { ...person, email, payment_type: 'cash' };
    await call(createBundleParticipant, { params: { organizationId, activityId, bundleId }, body });
    const [transaction] = await find({ search: email });
    expect(transaction?.sold_for).toMatchObject({ kind: 'bundle_participant', bundle_id: bundleId });
    await call(markTransactionPaid, { params: { organizationId, transactionId: transaction?.id ?? 0 } });
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ status: string }>`select status from participants where email = ${email}
        union all select status from bundle_participants where email = ${email}`.execute(db),
    );
    expect(rows.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  });

  test('requires manage-finances, also of staff for another platform’s sale', async () => {
    const { params } = await booked();
    expect((await call(markTransactionPaid, { as: 'stranger', params })).status).toBe(404);
    const other = { organizationId: tenants.otherOrganization, transactionId: params.transactionId };
    expect((await call(markTransactionPaid, { as: 'stranger', params: other })).status).toBe(404);
    expect((await call(markTransactionPaid, { as: 'trainer', params })).status).toBe(200);
  });
});

describe('a refund', () => {
  const paid = async () => {
    const it = await booked();
    await call(markTransactionPaid, { params: it.params });
    return it;
  };

  test('of an amount, and then of the rest, is in the list, the order and the mails', async () => {
    const { params, transaction, email, path } = await paid();
    const part = await call(refundTransaction, { params, body: { amount_in_cents: 500, reason: 'Les viel uit' } });
    expect(part.body.transaction).toMatchObject({
      status: 'partly_refunded',
      refunded_in_cents: 500,
      refundable_in_cents: 750,
    });
    const tooMuch = await call(refundTransaction, { params, body: { amount_in_cents: 751 } });
    expect([tooMuch.status, Object.keys(tooMuch.errors)]).toEqual([422, ['amount_in_cents']]);
    expect((await call(refundTransaction, { params, body: {} })).body.transaction.status).toBe('refunded');
    expect((await call(refundTransaction, { params, body: {} })).status).toBe(409);
    const order = await orderOf(transaction.order_id);
    expect(order).toMatchObject({ status: 'refunded', refunded_in_cents: 1_250, refundable_in_cents: 0 });
    expect(
      order.refunds.map(({ amount_in_cents, vat_in_cents, reason, refunded_by }) => [
        amount_in_cents,
        vat_in_cents,
        reason,
        refunded_by,
      ]),
    ).toEqual([
      [500, 87, 'Les viel uit', 'staff Test'],
      [750, 130, null, 'staff Test'],
    ]);
    expect(order.timeline.map(({ kind }) => kind)).toEqual('ordered mail paid refunded mail refunded mail'.split(' '));
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toMatch(/^Geld terug/);
    expect(mail?.body_text).toContain(`€ 7,50`);
    expect(mail?.body_text).toContain(`Bestelnummer: ${order.number}`);
    expect(mail?.body_text).toContain('contant terug van');
    expect(mail?.body_text).toContain('Bekijk je bestelling: ');
    expect((await call(getParticipant, { params: path })).body.participant.status).toBe('active');
  });

  test('that waited for another one is in the history with the amount after the other', async () => {
    const { params, transaction } = await paid();
    const release = await holdRows(appPool, sql`select from orders where id = ${transaction.order_id} for update`);
    const refunds = [1, 2].map(() => call(refundTransaction, { params, body: { amount_in_cents: 100 } }));
    await untilQueued(appPool, 2);
    await release();
    expect((await Promise.all(refunds)).map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await world.rowsOf(sql`
      select changes->'refunded_in_cents' as refunded from audit_log
      where action = 'refundTransaction' and subject_id = ${String(transaction.order_id)} order by id`);
    expect(rows).toEqual([{ refunded: { old: 0, new: 100 } }, { refunded: { old: 100, new: 200 } }]);
  });

  test('of a percentage is a share of the price, less what was refunded before', async () => {
    const { params } = await paid();
    const half = await call(refundTransaction, { params, body: { percentage: 50 } });
    expect(half.body.transaction.refunded_in_cents).toBe(625);
    expect((await call(refundTransaction, { params, body: { percentage: 50 } })).status).toBe(409);
    const more = await call(refundTransaction, { params, body: { percentage: 75 } });
    expect(more.body.transaction.refunded_in_cents).toBe(938);
    const both = await call(refundTransaction, { params, body: { percentage: 75, amount_in_cents: 1 } });
    expect([both.status, Object.keys(both.errors)]).toEqual([422, ['percentage']]);
  });

  test('requires refund-transactions, which trainers lack, and a sale in the caller’s scope', async () => {
    const { params } = await paid();
    expect((await call(refundTransaction, { as: 'trainer', params, body: {} })).status).toBe(403);
    expect((await call(refundTransaction, { as: 'childAdmin', params, body: {} })).status).toBe(404);
    await asSystem(appPool, (db) =>
      db
        .insertInto('organization_applications')
        .values({ organization_id: organizationId, application_id: tenants.otherApplication })
        .execute(),
    );
    expect((await call(refundTransaction, { as: 'strangerAdmin', params, body: {} })).status).toBe(404);
    expect((await call(markTransactionPaid, { as: 'strangerAdmin', params })).status).toBe(404);
    expect((await call(refundTransaction, { as: 'admin', params, body: {} })).status).toBe(200);
  });
});

test('a purchase is a transaction without a date, and links to its product', async () => {
  const productId = await asSystem(appPool, (db) =>
    seedProduct(db, { organization_id: organizationId, name: 'Badmuts', rate_id }),
  );
  const body = { ...person, email: 'koper@test.example', quantity: 2, payment_type: 'cash', is_paid: true };
  await call(createPurchase, { params: { organizationId, productId }, body });
  const [transaction] = await find({ search: 'koper@' });
  expect(transaction).toMatchObject({
    title: 'Badmuts',
    activity: null,
    starts_at: null,
    status: 'paid',
    sold_for: { kind: 'purchase', product_id: productId },
  });
  const { timeline } = await orderOf(transaction?.order_id ?? 0);
  expect(timeline.map(({ kind, by }) => [kind, by])).toEqual([
    ['ordered', 'staff Test'],
    ['paid', 'staff Test'],
    ['mail', 'staff Test'],
  ]);
});
