import { getPayment, getTestPayment, receivePaymentNews } from '@move/contract/payments/payments.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { paymentWorld } from '../../testing/money/payment-world.ts';

const world = await paymentWorld();
const { call, priced, order, start, begin, choose, pay, expire, stored, balance, runJobs, mailsTo, rowsOf } = world;

const subjectsTo = async (number: number) => (await mailsTo(`s${number}@test.example`)).map((mail) => mail.subject);

type Placed = Awaited<ReturnType<typeof order>>;

describe('paying an order', () => {
  test('adds the fee of the platform for the way of paying, and marks it as paid', async () => {
    const placed = await order(await priced());
    expect(await stored(placed)).toMatchObject({
      status: 'open',
      payment_type: null,
      people: ['pending'],
      total: 1_250,
    });
    await pay(placed);
    const paid = await stored(placed);
    expect(paid).toMatchObject({ status: 'paid', payment_type: 'ideal', fee: 35, total: 1_285, people: ['active'] });
    const nextMonth = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ months: 1 }).toPlainYearMonth().toString();
    expect(paid.payout_month).toBe(nextMonth);
    expect(await subjectsTo(1)).toEqual([expect.stringMatching(/^Betaald/)]);
  });

  test('divides the fee over the lines of an order for several people, to the cent', async () => {
    const placed = await order(await priced(), [1, 2, 3]);
    await pay(placed, 'bancontact');
    expect(await stored(placed)).toMatchObject({ total: 3_785, fee: 35, people: ['active', 'active', 'active'] });
    const { rows } = await rowsOf(
      sql<{ fee: number }>`select fee_in_cents as fee from transactions where order_id = ${placed.orderId} order by id`,
    );
    expect(rows.map(({ fee }) => fee)).toEqual([12, 12, 11]);
  });

  test('in two tabs is one payment; another way of paying is a second payment', async () => {
    const placed = await order(await priced());
    const [first, second] = await Promise.all([start(placed), start(placed)]);
    expect(second.body.payment.id).toBe(first.body.payment.id);
    expect((await start(placed, 'creditcard')).body.payment.id).not.toBe(first.body.payment.id);
  });

  test('can be followed with the link of the order only', async () => {
    const placed = await order(await priced());
    const { body } = await start(placed);
    expect(body.payment).toMatchObject({ status: 'new', checkout_url: null });
    await runJobs();
    const ask = (orderToken: string) =>
      call(getPayment, { as: null, params: { orderToken, paymentId: body.payment.id } });
    expect((await ask(placed.orderToken)).body.payment).toMatchObject({
      status: 'open',
      checkout_url: expect.stringContaining('/pay/tr_'),
    });
    const other = await order(await priced());
    expect((await ask(other.orderToken)).status).toBe(404);
    expect((await ask('unknown')).status).toBe(404);
  });

  test('returns the buyer to the order, and then removes the secret of the link from the payment', async () => {
    const placed = await order(await priced());
    const reference = await begin(placed);
    const { body } = await call(getTestPayment, { as: null, params: { reference } });
    expect(body.test_payment.return_url).toContain(`/booking?token=${placed.orderToken}`);
    const { rows } = await rowsOf(
      sql<{ return_token: null }>`select return_token from payments where order_id = ${placed.orderId}`,
    );
    expect(rows).toEqual([{ return_token: null }]);
  });

  test.each([
    ['paid', (placed: Placed) => pay(placed), 'Hier is niets meer te betalen'],
    ['expired', (placed: Placed) => expire(placed), 'Hier is niets meer te betalen'],
  ])('is refused once it is %s', async (_name, end, sentence) => {
    const placed = await order(await priced());
    await end(placed);
    const { status, errors } = await start(placed);
    expect({ status, errors }).toEqual({ status: 409, errors: { state: [sentence] } });
  });

  test('is refused by a way of paying that the platform does not offer', async () => {
    const placed = await order(await priced());
    await rowsOf(sql`update payment_methods set enabled = false where code = 'creditcard'`);
    expect((await start(placed, 'creditcard')).errors).toHaveProperty('method');
    await rowsOf(sql`update payment_methods set enabled = true where code = 'creditcard'`);
    expect((await start(placed, 'cash')).status).toBe(422);
  });

  test('after a failed attempt can be tried again in the remaining time', async () => {
    const placed = await order(await priced());
    await choose(await begin(placed), 'failed');
    await runJobs();
    expect((await stored(placed)).status).toBe('open');
    await pay(placed);
    expect((await stored(placed)).status).toBe('paid');
  });
});

describe('a report of the provider', () => {
  test('counts once, however often and in whatever order it arrives', async () => {
    const placed = await order(await priced());
    const reference = await pay(placed);
    for (const outcome of ['failed', 'paid', 'expired', 'paid'] as const) {
      await choose(reference, outcome);
      await runJobs();
    }
    expect(await stored(placed)).toMatchObject({ status: 'paid', transactions: ['paid'] });
    expect(await subjectsTo(1)).toHaveLength(1);
  });

  test('of a second payment of the same order refunds it automatically', async () => {
    const placed = await order(await priced());
    const [first, second] = [await begin(placed, 'ideal'), await begin(placed, 'creditcard')];
    await choose(first, 'paid');
    await choose(second, 'paid');
    await runJobs();
    expect((await stored(placed)).status).toBe('paid');
    expect(await subjectsTo(1)).toContainEqual(expect.stringMatching(/^Je hebt dubbel betaald/));
    const { rows } = await rowsOf(sql<{ refunded: number }>`
      select refunded_in_cents as refunded from test_payments where reference in (${first}, ${second}) order by refunded`);
    expect(rows.map(({ refunded }) => refunded)).toEqual([0, 1_285]);
  });

  test('about an unknown payment gets the same reply as about a known one', async () => {
    const { status } = await call(receivePaymentNews, { as: null, body: { id: 'tr_unknown' } });
    expect(status).toBe(200);
  });
});

test('the provider has received the amount that the orders count as paid', async () => {
  await runJobs();
  const all = await balance();
  expect(all?.orders).toBeGreaterThan(0);
  expect(all?.provider).toBe(all?.orders);
});
