import { getBookingReceipt } from '@move/contract/checkout/order-page.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { removeOldLinks } from '../../../platform/mail/remove-links.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { BOOKING_LIMITS } from '../limits.ts';

const world = await paymentWorld();
const { call, appPool, priced, order, pay, mailsTo } = world;

const receiptOf = (orderToken: string) => call(getBookingReceipt, { as: null, params: { orderToken } });
const paidMail = async (number: number) =>
  (await mailsTo(`s${number}@test.example`)).find((mail) => mail.subject.startsWith('Betaald:'));

test('the holder of the link gets the receipt once the order is paid, not before', async () => {
  const placed = await order(await priced(), [1]);
  expect((await receiptOf(placed.orderToken)).status).toBe(404);
  await pay(placed);
  const reply = await receiptOf(placed.orderToken);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect((await receiptOf('made-up')).status).toBe(404);
});

test('the mail of a payment has the time, the way of paying and the receipt', async () => {
  await pay(await order(await priced(), [2]), 'creditcard');
  const { body_text: text = '' } = (await paidMail(2)) ?? {};
  expect(text).toMatch(/^Tijd: \d\d:\d\d–\d\d:\d\d$/m);
  expect(text).toMatch(/^Betaald met: Creditcard$/m);
  const [, token = ''] = /\/v1\/public\/bookings\/([\w-]+)\/receipt$/m.exec(text) ?? [];
  expect((await receiptOf(token)).status).toBe(200);
  // the mail has two links with the order's secret: both are removed
  await asSystem(appPool, (db) => removeOldLinks(db, new Date(Date.now() + 49 * 3_600_000)));
  const { rows } = await appPool.query(
    "select body_text || body_html as body from mails where recipient = 's2@test.example'",
  );
  expect(rows.map(({ body }) => body).join()).toContain('/v1/public/bookings/…/receipt');
  expect(rows.map(({ body }) => body).join()).not.toContain(token);
});

test('a network gets a limited number of receipts an hour', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked <= BOOKING_LIMITS.byLink.receipts; asked += 1)
    statuses.push((await receiptOf('made-up')).status);
  expect(statuses.at(-1)).toBe(429);
});
