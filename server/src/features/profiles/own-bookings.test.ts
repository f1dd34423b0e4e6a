import { cancelBooking } from '@move/contract/checkout/order-page.ts';
import { createPublicPurchase } from '@move/contract/checkout/checkout.ts';
import { listOwnBookings } from '@move/contract/profiles/profiles.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { buyer, checkoutWorld, visitors } from '../../testing/money/checkout-world.ts';
import { seedOrder } from '../orders/orders.seed.ts';
import { refundAmount } from '../orders/refunds/refund-amount.ts';
import { seedProduct } from '../products/products.seed.ts';
import { findOrCreateProfile } from './find-or-create-profile.ts';
import { seedProfileToken } from './profiles.seed.ts';

const world = await checkoutWorld();
const { call, appPool, tenants, organizationId, headers, book, bookBundle, openSession, openBundle, paidSession } =
  world;

/** An app user with a login. */
const newUser = (email: string, application_id = tenants.application) =>
  asSystem(appPool, async (db) => {
    // a booking may have created the profile already
    const id = await findOrCreateProfile(db, { applicationId: application_id, email, locale: 'nl', now: new Date() });
    return { id, token: await seedProfileToken(db, id), application_id };
  });
type User = Awaited<ReturnType<typeof newUser>>;
const read = ({ token, application_id }: User, query: object = {}) =>
  call(listOwnBookings, {
    as: null,
    query,
    headers: { authorization: `Bearer ${token}`, 'x-application-id': String(application_id) },
  });
const own = async (user: User) => (await read(user)).body.bookings;
const as = (email: string) => ({ buyer: { ...buyer, email } });

test('the list shows a session, a bundle and a product with title, moment, status and total, newest first', async () => {
  const email = 'alles@test.example';
  const session = await openSession({ hours: 72 });
  const paid = await paidSession({ hours: 48 });
  const bundle = await openBundle(3);
  const productId = await asSystem(appPool, (db) =>
    seedProduct(db, { organization_id: organizationId, name: 'Badmuts', concept: false }),
  );
  await book(session, { ...as(email), participants: visitors(2) });
  await book(paid, as(email));
  await bookBundle(bundle, as(email));
  const body = { ...as(email), quantity: 1 };
  expect((await call(createPublicPurchase, { as: null, params: { productId }, body, headers })).status).toBe(201);
  const found = await own(await newUser(email));
  expect(found.map(({ title, status, total_price_in_cents }) => [title, status, total_price_in_cents])).toEqual([
    ['Badmuts', 'free', 0],
    ['Zwemmen, Beginnerscursus', 'free', 0],
    ['Zwemmen', 'open', expect.any(Number)],
    ['Zwemmen', 'free', 0],
  ]);
  expect(found[2]?.total_price_in_cents).toBeGreaterThan(0);
  const { rows } = await world.rowsOf(sql<{ id: number; starts_at: string }>`select id, starts_at from sessions`);
  const startOf = (id: number | undefined) => rows.find((row) => row.id === id)?.starts_at;
  expect(found.map(({ starts_at, tz }) => [starts_at, tz])).toEqual([
    [null, null],
    [startOf(bundle.sessions[0]?.sessionId), 'Europe/Amsterdam'],
    [startOf(paid.sessionId), 'Europe/Amsterdam'],
    [startOf(session.sessionId), 'Europe/Amsterdam'],
  ]);
  expect(found.map(({ number }) => number)).toEqual(found.map(({ number }) => number).toSorted((a, b) => b - a));
  expect(JSON.stringify(found)).not.toMatch(/Fenna|Kind|test\.example/);
});

test('a canceled booking stays in the list, with its start', async () => {
  const email = 'weg@test.example';
  const { body } = await book(await openSession(), as(email));
  const orderToken = body.booking?.token ?? '';
  expect((await call(cancelBooking, { as: null, params: { orderToken }, body: {} })).status).toBe(200);
  expect(await own(await newUser(email))).toEqual([
    expect.objectContaining({ number: body.booking?.number, starts_at: expect.any(String) }),
  ]);
});

test('the start is that of a canceled session only when no other session of the booking takes place', async () => {
  const email = 'reeks@test.example';
  const bundle = await openBundle(2);
  await bookBundle(bundle, as(email));
  const user = await newUser(email);
  const [first, second] = bundle.sessions.map(({ sessionId }) => sessionId);
  const starts = async () => (await own(user))[0]?.starts_at;
  const begin = await starts();
  await world.rowsOf(sql`update sessions set canceled_at = now() where id = ${first}`);
  expect(await starts()).not.toBe(begin);
  await world.rowsOf(sql`update sessions set canceled_at = now() where id = ${second}`);
  expect(await starts()).toBe(begin);
});

test('the list doesn’t show bookings of another address, or of another platform', async () => {
  const [mine, yours] = [await newUser('ik@test.example'), await newUser('jij@test.example')];
  const elsewhere = await newUser('Ik@Test.example', tenants.otherApplication);
  const { body } = await book(await openSession(), as('ik@test.example'));
  const { orderId } = await asSystem(appPool, async (db) => {
    const order = await seedOrder(db, {
      organization_id: tenants.otherOrganization,
      application_id: tenants.otherApplication,
    });
    await sql`update orders set email = 'ik@test.example' where id = ${order.orderId}`.execute(db);
    return order;
  });
  expect((await own(mine)).map(({ number }) => number)).toEqual([body.booking?.number]);
  expect(await own(yours)).toEqual([]);
  // capitals in the address make no difference
  expect((await own(elsewhere)).map(({ number }) => number)).toEqual([orderId]);
});

test('the scope of the call stays that of a visitor', async () => {
  const user = await newUser('bereik@test.example');
  await book(await openSession(), as('bereik@test.example'));
  await asSystem(appPool, async (db) => {
    await sql`select set_scope('public', '{}', ${[tenants.application]}::bigint[])`.execute(db);
    const { rows } = await sql`select number from bookings_of_profile(${user.id})`.execute(db);
    expect(rows).toHaveLength(1);
    for (const table of ['orders', 'profiles', 'profile_tokens', 'profile_codes']) {
      expect((await sql`select from ${sql.table(table)}`.execute(db)).rows).toEqual([]);
    }
  });
});

test('a page has 25 bookings by default, and at most 100', async () => {
  const user = await newUser('veel@test.example');
  await asSystem(appPool, async (db) => {
    for (let at = 0; at < 27; at++) {
      const now = new Date(Date.UTC(2026, 0, 1 + at));
      const { orderId } = await seedOrder(db, { organization_id: organizationId, now });
      await sql`update orders set email = 'veel@test.example', application_id = ${tenants.application} where id = ${orderId}`.execute(
        db,
      );
    }
  });
  const [first, second] = [await read(user), await read(user, { page: 2 })];
  expect(first.body.meta.pagination).toEqual({ total: 27, count: 25, page: 1, itemsPerPage: 25, totalPages: 2 });
  const all = [...first.body.bookings, ...second.body.bookings].map(({ number }) => number);
  expect(all).toHaveLength(27);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect((await read(user, { itemsPerPage: 101 })).status).toBe(422);
  expect((await read(user, { page: 9 })).body).toMatchObject({ bookings: [], meta: { pagination: { total: 27 } } });
});

test('an erased buyer is no longer found by the address', async () => {
  const user = await newUser('gewist@test.example');
  await book(await openSession(), as('gewist@test.example'));
  expect(await own(user)).toHaveLength(1);
  await world.rowsOf(sql`update orders set email = 'verwijderd-1@erased.invalid' where email = 'gewist@test.example'`);
  expect(await own(user)).toEqual([]);
});

test('the orders of an address are found by index', async () => {
  const plan = await asSystem(appPool, async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from orders
      where application_id = 1 and email::text = 'ik@test.example' order by created_at desc, id desc`.execute(db);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('orders_of_address');
});

test('the list shows the amount that was refunded, and the refunds that the buyer does not have yet', async () => {
  const user = await newUser('terug@test.example');
  await asSystem(appPool, async (db) => {
    const { orderId, lineId } = await seedOrder(db, { organization_id: organizationId });
    await sql`update orders set email = 'terug@test.example' where id = ${orderId}`.execute(db);
    await refundAmount(db, { lineId, amountInCents: 400, locale: 'nl', now: new Date(), by: null });
    await refundAmount(db, { lineId, amountInCents: 300, locale: 'nl', now: new Date(), by: null });
    await sql`update refunds set status = 'failed' where amount_in_cents = 300`.execute(db);
  });
  expect(await own(user)).toMatchObject([
    {
      status: 'partly_refunded',
      refunded_in_cents: 400,
      failed_refund_in_cents: 300,
      pending_refund_in_cents: 0,
      to_hand_over_in_cents: 400,
    },
  ]);
});
