import { createPublicPurchase } from '@move/contract/checkout/checkout.ts';
import { cancelBooking, getBooking } from '@move/contract/checkout/order-page.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { longDate } from '@move/domain/kit/dates/dates.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { buyer, checkoutWorld, visitors } from '../../../testing/money/checkout-world.ts';
import { mailPayer } from '../../payments/payment-mails.ts';
import { seedProduct } from '../../products/products.seed.ts';

const world = await checkoutWorld();
const { call, book, bookBundle, openSession, paidSession, openBundle, mailsTo, countOf, appPool, rowsOf, add } = world;
const { headers, organizationId, newRate } = world;

const cancel = (orderToken: string, body: object = {}) =>
  call(cancelBooking, { as: null, params: { orderToken }, body });
const read = (orderToken: string) => call(getBooking, { as: null, params: { orderToken } });

/** Pays as the payment provider would. */
const pay = (orderId: number) =>
  asSystem(appPool, async (db) => {
    await sql`update orders set status = 'paid', payment_type = 'ideal', paid_at = now() where id = ${orderId}`.execute(
      db,
    );
    await sql`update transactions set status = 'paid' where order_id = ${orderId}`.execute(db);
    await sql`update participants set status = 'active' where order_line_id in (
      select id from order_lines where order_id = ${orderId})`.execute(db);
  });

async function sessionTimes(id: number) {
  const { rows } = await rowsOf(
    sql<{ start_date: string; start_time: string }>`select start_date, start_time from sessions where id = ${id}`,
  );
  return rows[0] ?? { start_date: '', start_time: '' };
}

async function booked(session: { sessionId: number }, body: object = {}) {
  const { booking } = (await book(session, body)).body;
  return { token: booking?.token ?? '', number: booking?.number ?? 0, lines: booking?.lines.map(({ id }) => id) ?? [] };
}

describe('the page of an order', () => {
  test('is 404 for a link that never existed', async () => {
    expect((await read('made-up')).status).toBe(404);
    expect((await cancel('made-up')).status).toBe(404);
  });

  test('shows no other orders, and no addresses', async () => {
    const session = await openSession();
    await add(session);
    const { token } = await booked(session);
    const { body } = await read(token);
    expect(JSON.stringify(body)).not.toMatch(/sanne@|Sanne|fenna@/);
    expect(body.booking.lines).toHaveLength(1);
  });
});

describe('what canceling refunds', () => {
  const at = ({ date, time }: { date: string; time: string }) => `${longDate(date, 'nl', today)} ${time} uur`;
  const today = Temporal.Now.plainDateISO('Europe/Amsterdam').toString();

  test('is shown at the booking, on its page, in the mails and on the receipt, by the term at the sale', async () => {
    const session = await paidSession();
    const { start_date: date, start_time: time } = await sessionTimes(session.sessionId);
    const { body } = await book(session, { locale: 'nl' });
    const sentence = `Gratis annuleren tot ${at({ date, time })}. Servicekosten krijg je niet terug.`;
    expect(body.booking?.cancellation).toEqual({
      text: sentence,
      steps: [{ until: expect.stringMatching(/Z$/), refund_percentage: 100 }],
    });
    const { token = '', number = 0 } = body.booking ?? {};
    await pay(number);
    await asSystem(appPool, (db) =>
      mailPayer(db, { orderId: number, kind: 'paid', amountInCents: 1_285, appUrl: 'https://x.example' }),
    );
    const [mail] = await mailsTo(buyer.email);
    expect(mail?.body_text).toContain(`Gratis annuleren tot ${at({ date, time })}.`);
    const inEnglish = await call(getBooking, {
      as: null,
      params: { orderToken: token },
      headers: { 'accept-language': 'en' },
    });
    expect(inEnglish.body.booking.cancellation?.text).toMatch(/^Free cancellation until /);
    expect((await cancel(token)).body.booking.cancellation).toBeNull();
  });

  test('is not shown for a free booking', async () => {
    const session = await openSession();
    expect((await book(session)).body.booking?.cancellation).toBeNull();
    expect((await mailsTo(buyer.email)).map(({ body_text }) => body_text).join()).not.toMatch(
      /Gratis annuleren|Free canc/,
    );
  });

  test('is all of the price, until 14 days after buying a product', async () => {
    const rate_id = await newRate(500);
    const productId = await asSystem(appPool, (db) =>
      seedProduct(db, { organization_id: organizationId, name: 'Badmuts', concept: false, rate_id }),
    );
    const { body } = await call(createPublicPurchase, {
      as: null,
      params: { productId },
      body: { buyer, quantity: 1, locale: 'nl' },
      headers,
    });
    const day = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: 14 }).toString();
    expect(body.booking.cancellation?.text).toContain(`Gratis annuleren tot ${longDate(day, 'nl', today)}`);
  });
});

describe('canceling', () => {
  test('frees the spots, mails the buyer once, and can be repeated', async () => {
    const session = await openSession();
    const { token } = await booked(session, { participants: visitors(2) });
    const { status, body } = await cancel(token);
    expect([status, body.booking.status, body.booking.may_cancel]).toEqual([200, 'canceled', false]);
    expect(await countOf(session.sessionId)).toBe(0);
    expect((await mailsTo(buyer.email)).map(({ subject }) => subject)).toEqual([
      'Je inschrijving is gelukt: Zwemmen',
      'De inschrijving is geannuleerd: Zwemmen',
    ]);
    expect((await cancel(token)).status).toBe(200);
    expect(await mailsTo(buyer.email)).toHaveLength(2);
  });

  test('some lines of an order keeps the others', async () => {
    const session = await openSession();
    const { token, lines } = await booked(session, { participants: visitors(3) });
    const { body } = await cancel(token, { line_ids: [lines[1]] });
    expect(body.booking.lines.map((line) => line.status)).toEqual(['active', 'canceled', 'active']);
    expect(await countOf(session.sessionId)).toBe(2);
  });

  test('does not affect lines of other orders', async () => {
    const session = await openSession();
    const { token } = await booked(session);
    const other = await booked(session, { buyer: { ...buyer, email: 'daan@test.example' }, participants: visitors(1) });
    const { body } = await cancel(token, { line_ids: other.lines });
    expect(body.booking.lines.map((line) => line.status)).toEqual(['active']);
    expect(await countOf(session.sessionId)).toBe(2);
  });

  test('refunds what the page showed', async () => {
    const session = await paidSession();
    const { token, number } = await booked(session, { participants: visitors(2) });
    await pay(number);
    const before = (await read(token)).body.booking;
    expect(before.lines.map(({ refund_in_cents }) => refund_in_cents)).toEqual([1_250, 1_250]);
    const { body } = await cancel(token, { line_ids: [before.lines[0]?.id] });
    expect(body.booking).toMatchObject({ status: 'partly_refunded', refunded_in_cents: 1_250, may_cancel: true });
    const text = (await mailsTo(buyer.email)).at(-1)?.body_text ?? '';
    expect(text).toContain('Je krijgt € 12,50 terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen.');
    expect(text).toContain(`Bestelnummer: B-${number}`);
    const link = /booking\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect((await read(link)).body.booking.number).toBe(number);
  });

  test('ends an unpaid order', async () => {
    const session = await paidSession();
    const { token } = await booked(session);
    expect((await cancel(token)).body.booking).toMatchObject({ status: 'canceled', reserved_until: null });
    expect(await countOf(session.sessionId)).toBe(0);
  });

  test('is 409 once the session has started', async () => {
    const session = await openSession();
    const { token, lines } = await booked(session);
    await world.startIn(session, -0.1);
    expect((await read(token)).body.booking.may_cancel).toBe(false);
    for (const body of [{}, { line_ids: lines }]) expect((await cancel(token, body)).status).toBe(409);
    expect(await countOf(session.sessionId)).toBe(1);
  });

  test('offers the spot to the next entry of the waiting list', async () => {
    const session = await openSession({ spots: 1 }, { has_waitlist: true });
    const { token } = await booked(session);
    await book(session, { join_waitlist: true, buyer: { ...buyer, email: 'daan@test.example' } });
    await cancel(token);
    const { rows } = await rowsOf(
      sql<{ status: string }>`select status from waitlist_entries where session_id = ${session.sessionId}`,
    );
    expect(rows).toEqual([{ status: 'invited' }]);
  });

  test('a bundle frees the spots in all its sessions to come', async () => {
    const bundle = await openBundle(2);
    const token = (await bookBundle(bundle)).body.booking?.token ?? '';
    expect((await cancel(token)).body.booking).toMatchObject({ status: 'canceled', lines: [{ status: 'canceled' }] });
    for (const { sessionId } of bundle.sessions) expect(await countOf(sessionId)).toBe(0);
  });
});

describe('products', () => {
  const newProduct = async (changes: object = {}) =>
    asSystem(appPool, (db) =>
      seedProduct(db, { organization_id: organizationId, name: 'Tienrittenkaart', concept: false, ...changes }),
    );
  const buy = (productId: number, body: object = {}) =>
    call(createPublicPurchase, { as: null, params: { productId }, body: { buyer, quantity: 1, ...body }, headers });

  test('are bought, mailed and canceled', async () => {
    const { status, body } = await buy(await newProduct({ spots: 3 }), { quantity: 2 });
    expect(status).toBe(201);
    expect(body.booking).toMatchObject({
      status: 'free',
      offer: { type: 'product', name: 'Tienrittenkaart' },
      lines: [{ quantity: 2, first_name: null, status: 'active' }],
      sessions: [],
    });
    expect((await mailsTo(buyer.email))[0]?.body_text).toContain('/booking?token=');
    expect((await cancel(body.booking.token)).body.booking.lines[0]?.status).toBe('canceled');
    expect((await mailsTo(buyer.email)).at(-1)?.subject).toBe('Je aankoop is geannuleerd: Tienrittenkaart');
  });

  test('are reserved while unpaid, at most ten at once', async () => {
    const productId = await newProduct({ rate_id: await newRate(500), spots: 20 });
    const { body } = await buy(productId, { quantity: 2 });
    expect(body.booking).toMatchObject({ status: 'open', total_price_in_cents: 1_000, lines: [{ status: 'pending' }] });
    expect(Object.keys((await buy(productId, { quantity: 11 })).errors)).toEqual(['quantity']);
  });

  test('that are sold out, drafts or sold elsewhere are refused', async () => {
    expect(Object.keys((await buy(await newProduct({ spots: 0 }))).errors)).toEqual(['quantity']);
    expect((await buy(await newProduct({ concept: true }))).status).toBe(404);
    expect((await buy(await newProduct({ payment_url: 'https://elders.example' }))).status).toBe(422);
  });

  test('can’t be returned once the buyer was erased, though the link still works', async () => {
    const productId = await newProduct();
    const gone = { first_name: 'Wilma', last_name: 'Weg', email: 'wilma@test.example' };
    const { token, number } = (await buy(productId, { buyer: gone })).body.booking;
    const { rows } = await rowsOf(
      sql<{ id: number }>`select id from purchases where order_line_id in (
        select id from order_lines where order_id = ${number})`,
    );
    const params = { organizationId, record: `purchases-${rows[0]?.id}` };
    expect((await call(erasePersonalData, { params, body: { name: 'Wilma Weg' } })).status).toBe(204);
    const { status, body } = await read(token);
    expect([status, body.booking.lines[0]?.may_cancel]).toEqual([200, false]);
    expect((await cancel(token)).status).toBe(409);
    const kept = await rowsOf(
      sql<{ id: number }>`select id from purchases where product_id = ${productId} and canceled_at is null`,
    );
    expect(kept.rows).toHaveLength(1);
  });

  test('can’t be returned after 14 days', async () => {
    const { body } = await buy(await newProduct());
    await asSystem(appPool, (db) =>
      sql`update order_lines set created_at = now() - interval '15 days' where order_id = ${body.booking.number}`.execute(
        db,
      ),
    );
    expect((await cancel(body.booking.token)).status).toBe(409);
  });
});
