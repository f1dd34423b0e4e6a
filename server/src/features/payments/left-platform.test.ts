import { cancelBooking, getBooking } from '@move/contract/checkout/order-page.ts';
import { listBookingWallets, payFromWallet } from '@move/contract/checkout/wallet-payments.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { paymentWorld } from '../../testing/money/payment-world.ts';
import { walletWorld } from '../../testing/money/wallet-world.ts';
import { findFeeText } from '../orders/public.ts';
import { inOrganization } from './provider/in-organization.ts';
import { findPayment } from './provider/stored-payment.ts';

const world = await paymentWorld();
const { appPool, begin, call, choose, expire, mailsTo, order, organizationId, ownerPool, pay, priced } = world;
const { rowsOf, runJobs, stored, tenants } = world;
const { holder, balanceOf, disagreements } = walletWorld(world);

await rowsOf(sql`update applications set website_url = 'https://sportplein.example', timezone = 'Pacific/Auckland'
  where id = ${tenants.application}`);

/** Removes the organisation from the platform that sold the order, and adds it to another one. */
const leave = () =>
  rowsOf(sql`
    with gone as (delete from organization_applications where organization_id = ${organizationId})
    insert into organization_applications (organization_id, application_id) values (${organizationId}, ${tenants.otherApplication})`);

afterEach(async () => {
  await rowsOf(sql`delete from organization_applications where organization_id = ${organizationId}`);
  await rowsOf(sql`insert into organization_applications (organization_id, application_id)
    values (${organizationId}, ${tenants.application})`);
  await ownerPool.query('delete from throttles');
  await ownerPool.query('delete from mails');
});

type Placed = Awaited<ReturnType<typeof order>>;
const read = ({ orderToken }: Placed) => call(getBooking, { as: null, params: { orderToken } });
const seller = { id: tenants.application, name: 'Sportplein', website_url: 'https://sportplein.example' };

test('a payment that was under way when the organisation left the platform is applied', async () => {
  const placed = await order(await priced());
  const reference = await begin(placed);
  await leave();
  await choose(reference, 'paid');
  await runJobs();
  expect(await stored(placed)).toMatchObject({ status: 'paid', transactions: ['paid'], people: ['active'] });
  const month = Temporal.Now.plainDateISO('Pacific/Auckland').add({ months: 1 }).toPlainYearMonth().toString();
  expect((await stored(placed)).payout_month).toBe(month);
  expect((await mailsTo('s1@test.example')).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Betaald/)]);
});

test('a payment that the provider never reported is applied when the time to pay is over', async () => {
  const placed = await order(await priced());
  const reference = await begin(placed);
  await leave();
  await rowsOf(sql`update test_payments set status = 'paid' where reference = ${reference}`);
  await expire(placed);
  expect(await stored(placed)).toMatchObject({ status: 'paid', people: ['active'] });
});

test('an order of a platform that the organisation left can be read, and paid with the costs of that platform', async () => {
  const placed = await order(await priced());
  await leave();
  const { status, body } = await read(placed);
  expect([status, body.booking.platform]).toEqual([200, seller]);
  expect(body.booking.payment_methods).toContainEqual({ code: 'ideal', fee_in_cents: 35 });
  const text = await inOrganization(appPool, organizationId, (db) =>
    findFeeText(db, { orders: [placed.orderId] }, 'nl'),
  );
  expect(text).toContain('0,35');
  await pay(placed);
  expect(await stored(placed)).toMatchObject({ status: 'paid', fee: 35, total: 1_285 });
  expect((await read(placed)).body.booking).toMatchObject({ status: 'paid', platform: seller });
});

test('the buyer of an order of a platform that the organisation left cancels it by the link and is refunded', async () => {
  const placed = await order(await priced());
  const reference = await pay(placed);
  await leave();
  const { orderToken } = placed;
  const { status, body } = await call(cancelBooking, { as: null, params: { orderToken }, body: {} });
  expect([status, body.booking.platform]).toEqual([200, seller]);
  await runJobs();
  expect(await stored(placed)).toMatchObject({ transactions: ['refunded'], people: ['canceled'] });
  const { rows } = await rowsOf(sql`select refunded_in_cents from test_payments where reference = ${reference}`);
  expect(rows).toEqual([{ refunded_in_cents: 1_250 }]);
});

test('an app user pays an order of a platform that the organisation left from a wallet', async () => {
  const { user, walletId } = await holder(30);
  const placed = await order(await priced());
  await leave();
  const { orderToken } = placed;
  const asked = { as: null, params: { orderToken }, headers: user.headers };
  const { body } = await call(listBookingWallets, asked);
  expect(body.wallets[0]).toMatchObject({ price_in_moves: 13, can_pay: true });
  expect((await call(payFromWallet, { ...asked, body: { wallet_id: walletId } })).status).toBe(201);
  expect(await stored(placed)).toMatchObject({ status: 'paid', payment_type: 'wallet', people: ['active'] });
  expect([await balanceOf(walletId, user), await disagreements()]).toEqual([17, []]);
});

test('an order after the organisation left its home platform is sold by a platform that it is on', async () => {
  await leave();
  const placed = await order(await priced());
  const { rows } = await rowsOf(sql`select application_id from orders where id = ${placed.orderId}`);
  expect(rows).toEqual([{ application_id: tenants.otherApplication }]);
  await pay(placed);
  expect(await stored(placed)).toMatchObject({ status: 'paid', people: ['active'] });
});

test('a payment names the platform that sold the order', async () => {
  const placed = await order(await priced());
  await begin(placed);
  await leave();
  const { rows } = await rowsOf(sql<{ id: number }>`select id from payments where order_id = ${placed.orderId}`);
  const payment = await inOrganization(appPool, organizationId, (db) => findPayment(db, rows[0]?.id ?? 0));
  expect(payment?.platform).toBe('Sportplein');
});
