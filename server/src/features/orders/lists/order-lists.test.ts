import {
  exportAllOrders,
  exportOrders,
  listAllOrders,
  listApplicationOrders,
  listOrders,
} from '@move/contract/orders/orders.ts';
import { refundTransaction } from '@move/contract/transactions/transactions.ts';
import { erasedEmail } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { eraseBuyers } from '../erase-buyers.ts';
import { seedOrder } from '../orders.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization, application, otherApplication } = tenants;
const params = { organizationId: organization };

/** Orders of `organization` on its home platform, one on another platform (`elsewhere`), and one of another organisation (`foreign`). */
const made = await asSystem(appPool, async (db) => {
  const paid = await seedOrder(db, { organization_id: organization, now: new Date('2026-03-10T10:00:00Z') });
  const open = await seedOrder(db, {
    organization_id: organization,
    paid: false,
    now: new Date('2026-03-11T10:00:00Z'),
  });
  const online = await seedOrder(db, {
    organization_id: organization,
    fee_in_cents: 35,
    price: { unit_price_in_cents: 2_000, vat_percentage: 9 },
    now: new Date('2026-03-12T10:00:00Z'),
  });
  // in Amsterdam, 1 April begins at 22:00 UTC
  const late = await seedOrder(db, { organization_id: organization, now: new Date('2026-03-31T21:59:00Z') });
  const april = await seedOrder(db, { organization_id: organization, now: new Date('2026-03-31T22:00:00Z') });
  await db
    .insertInto('organization_applications')
    .values({ organization_id: organization, application_id: otherApplication })
    .execute();
  const elsewhere = await seedOrder(db, {
    organization_id: organization,
    application_id: otherApplication,
    now: new Date('2026-03-13T10:00:00Z'),
  });
  const foreign = await seedOrder(db, { organization_id: otherOrganization, now: new Date('2026-03-14T10:00:00Z') });
  await sql`update orders set first_name = 'Zoë', last_name = 'van Wijk', email = 'zoe@club.example' where id = ${open.orderId}`.execute(
    db,
  );
  return { paid, open, online, late, april, elsewhere, foreign };
});
const idOf = (name: keyof typeof made) => made[name].orderId;

async function found(query: object = {}, as: TestUser = 'staff') {
  const { body } = await call(listOrders, { as, params, query });
  return { ids: body.orders.map(({ id }) => id), ...body };
}

test('the list has orders newest first, with number and title', async () => {
  const { ids, orders } = await found();
  expect(ids).toEqual([idOf('april'), idOf('late'), idOf('elsewhere'), idOf('online'), idOf('open'), idOf('paid')]);
  expect(orders.at(3)).toMatchObject({
    number: `B-${idOf('online')}`,
    title: 'Losse les',
    lines_count: 1,
    payment_type: 'ideal',
    status: 'paid',
    subtotal_price_in_cents: 1_835,
    vat_in_cents: 165,
    transaction_fee_in_cents: 35,
    total_price_in_cents: 2_035,
    organization: { id: organization, name: 'Zwemclub Test' },
    application: { id: application, name: 'Sportplein' },
  });
});

describe('filters', () => {
  test('several statuses and ways of paying', async () => {
    expect((await found({ status: 'open' })).ids).toEqual([idOf('open')]);
    expect((await found({ status: 'open,paid' })).ids).toHaveLength(6);
    expect((await found({ paymentType: 'ideal,wallet' })).ids).toEqual([idOf('online')]);
    expect((await call(listOrders, { params, query: { status: 'open,lost' } as never })).status).toBe(422);
  });

  test('days in the time zone of the organisation, both inclusive, with the totals of exactly those', async () => {
    const march = await found({ dateFrom: '2026-03-12', dateUntil: '2026-03-31' });
    expect(march.ids).toEqual([idOf('late'), idOf('elsewhere'), idOf('online')]);
    expect(march.totals).toMatchObject({ count: 3, total_price_in_cents: 1_250 + 1_250 + 2_035 });
    expect(march.meta.pagination.total).toBe(3);
    const april = await found({ dateFrom: '2026-04-01', dateUntil: '2026-04-01' });
    expect([april.ids, april.totals?.count, april.meta.pagination.total]).toEqual([[idOf('april')], 1, 1]);
    const none = await found({ dateFrom: '2026-04-02', dateUntil: '2026-03-01' });
    expect([none.ids, none.totals?.count]).toEqual([[], 0]);
  });

  test('a range of amounts, both inclusive, with the totals of exactly those', async () => {
    const { ids, totals, meta } = await found({ totalPrice: '2000..2035' });
    expect(ids).toContain(idOf('online'));
    expect([totals?.count, meta.pagination.total]).toEqual([ids.length, ids.length]);
    expect((await found({ totalPrice: '2036..' })).ids).not.toContain(idOf('online'));
    expect((await call(listOrders, { params, query: { totalPrice: '5..4' } })).status).toBe(422);
  });

  test('search by buyer, e-mail address and order number, with and without its punctuation', async () => {
    expect((await found({ search: 'zoe van' })).ids).toEqual([idOf('open')]);
    expect((await found({ search: 'ZOE@CLUB' })).ids).toEqual([idOf('open')]);
    for (const search of [`${idOf('late')}`, `#${idOf('late')}`, `B-${idOf('late')}`, `b${idOf('late')}`]) {
      expect([search, (await found({ search })).ids]).toEqual([search, [idOf('late')]]);
    }
    expect((await found({ search: 'zo_' })).ids).toEqual([]);
    expect((await found({ search: `#${idOf('foreign')}` })).ids).toEqual([]);
    expect((await found({ search: 'aisha' })).totals).toMatchObject({ count: 5 });
  });

  test('sort by name, total and status', async () => {
    expect((await found({ sort: 'name', order: 'asc' })).ids.at(-1)).toBe(idOf('open'));
    expect((await found({ sort: 'total_price_in_cents', order: 'desc' })).ids[0]).toBe(idOf('online'));
    expect((await found({ sort: 'status', order: 'asc' })).ids[0]).toBe(idOf('open'));
  });
});

describe('access', () => {
  test('an administrator sees what their platforms sold, in rows and in totals', async () => {
    const all = await found();
    const admin = await found({}, 'admin');
    expect(admin.ids).not.toContain(idOf('elsewhere'));
    expect(admin.totals?.count).toBe(admin.ids.length);
    expect(admin.totals?.total_price_in_cents).toBe((all.totals?.total_price_in_cents ?? 0) - 1_250);
    const other = await found({}, 'strangerAdmin');
    expect([other.ids, other.totals]).toMatchObject([[idOf('elsewhere')], { count: 1, total_price_in_cents: 1_250 }]);
    expect((await found({ search: 'aisha' }, 'strangerAdmin')).ids).toEqual([idOf('elsewhere')]);
  });

  test('a trainer with view-rates sees orders; those of another organisation are not found', async () => {
    expect((await found({}, 'trainer')).ids).toHaveLength(6);
    expect((await call(listOrders, { as: 'stranger', params })).status).toBe(404);
    expect((await call(listOrders, { as: 'nobody', params })).status).toBe(404);
  });

  test('a platform lists what it sold, and only a superadmin everything', async () => {
    const platform = await call(listApplicationOrders, { as: 'admin' });
    expect(platform.body.orders.map(({ id }) => id)).toEqual([
      idOf('april'),
      idOf('late'),
      idOf('online'),
      idOf('open'),
      idOf('paid'),
    ]);
    expect(platform.body.totals?.count).toBe(5);
    expect((await call(listApplicationOrders, { as: 'staff' })).status).toBe(403);
    const other = await call(listApplicationOrders, { as: 'strangerAdmin' });
    expect(other.body.orders.map(({ id }) => id)).toEqual([idOf('foreign'), idOf('elsewhere')]);
    expect(other.body.totals).toMatchObject({ count: 2, total_price_in_cents: 2_500 });
    expect((await call(listAllOrders, { as: 'admin' })).status).toBe(403);
    const all = await call(listAllOrders, { as: 'superadmin' });
    expect([all.body.meta.pagination.total, all.body.totals?.count]).toEqual([7, 7]);
    const one = await call(listAllOrders, { as: 'superadmin', query: { applicationId: otherApplication } });
    expect([one.body.meta.pagination.total, one.body.totals?.count]).toEqual([2, 2]);
    const both = { applicationId: otherApplication, organizationId: organization };
    const of = await call(listAllOrders, { as: 'superadmin', query: both });
    expect([of.body.orders.map(({ id }) => id), of.body.totals?.count]).toEqual([[idOf('elsewhere')], 1]);
  });
});

test('staff whose role may list the orders of a platform see those of their organisation, and their totals', async () => {
  await asSystem(appPool, (db) =>
    sql`insert into role_abilities (role, ability) values ('organization', 'view-application-orders')`.execute(db),
  );
  const { body } = await call(listApplicationOrders);
  expect(body.orders).toHaveLength(6);
  expect([body.meta.pagination.total, body.totals?.count]).toEqual([6, 6]);
  await asSystem(appPool, (db) =>
    sql`delete from role_abilities where role = 'organization' and ability = 'view-application-orders'`.execute(db),
  );
});

test('an erased buyer is no longer found', async () => {
  const email = 'weg@club.example';
  const orderId = await asSystem(appPool, async (db) => {
    const { orderId: id } = await seedOrder(db, {
      organization_id: organization,
      now: new Date('2025-01-10T10:00:00Z'),
    });
    await sql`update orders set email = ${email} where id = ${id}`.execute(db);
    return id;
  });
  expect((await found({ search: email })).ids).toEqual([orderId]);
  await asSystem(appPool, (db) => eraseBuyers(db, { orderIds: [orderId], lineIds: [] }, erasedEmail(7)));
  expect((await found({ search: email })).ids).toEqual([]);
  const { rows } = await asSystem(appPool, async (db) => {
    await sql`select set_config('app.search_pattern', '%', true)`.execute(db);
    return sql<{ text: string }>`select text from order_search where order_id = ${orderId}`.execute(db);
  });
  expect(rows[0]?.text).not.toContain('weg@');
});

test('totals show the open amount apart, and whether all listed orders have ended', async () => {
  const open = await found({ status: 'open' });
  expect(open.totals?.open_in_cents).toBe(open.totals?.total_price_in_cents);
  expect(open.totals?.open_in_cents).toBeGreaterThan(0);
  const all = await found();
  expect(all.totals?.open_in_cents).toBe(open.totals?.open_in_cents);
  expect((await found({ search: `B-${idOf('open')}` })).totals).toMatchObject({ count: 1, open_in_cents: 1_250 });
  const ended = (await found({ status: 'expired,failed,canceled' })).totals;
  expect(ended).toMatchObject({ total_price_in_cents: 0, open_in_cents: 0, ended_count: ended?.count });
});

test('totals leave out failed, expired and canceled orders, and show what was refunded', async () => {
  const before = (await found()).totals;
  const lost = await asSystem(appPool, async (db) => {
    const order = await seedOrder(db, { organization_id: organization, paid: false });
    await sql`update transactions set status = 'canceled' where order_id = ${order.orderId}`.execute(db);
    await sql`update orders set status = 'canceled' where id = ${order.orderId}`.execute(db);
    return order.orderId;
  });
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ id: number }>`select id from transactions where order_id = ${idOf('paid')}`.execute(db),
  );
  const transactionId = rows[0]?.id ?? 0;
  await call(refundTransaction, { params: { ...params, transactionId }, body: { amount_in_cents: 500 } });
  const after = await found();
  expect(after.totals).toEqual({
    ...before,
    count: (before?.count ?? 0) + 1,
    ended_count: (before?.ended_count ?? 0) + 1,
    refunded_in_cents: 500,
    to_hand_over_in_cents: 500,
  });
  expect((await found({ status: 'to_hand_over' })).totals).toMatchObject({ count: 1, to_hand_over_in_cents: 500 });
  expect((await found({ search: `B-${idOf('paid')}` })).totals).toMatchObject({ count: 1, to_hand_over_in_cents: 500 });
  expect(after.ids[0]).toBe(lost);
  expect(after.orders.find(({ id }) => id === idOf('paid'))).toMatchObject({
    status: 'partly_refunded',
    refunded_in_cents: 500,
  });
});

test('a sheet has the rows of the list, in its order', async () => {
  for (const query of [{}, { status: 'open' }, { search: 'aisha', sort: 'total_price_in_cents' as const }]) {
    const list = await found(query);
    const [, ...rows] = readSheet((await call(exportOrders, { params, query })).bytes);
    expect(rows.map(([number]) => number)).toEqual(list.orders.map(({ number }) => number));
  }
  const all = readSheet((await call(exportAllOrders, { as: 'superadmin' })).bytes);
  expect(all).toHaveLength(10);
  expect(all[0]?.slice(0, 3)).toEqual(['Nummer', 'Besteld', 'Naam']);
});
