import { getBooking } from '@move/contract/checkout/order-page.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { createParticipant, getParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import {
  sendBundleParticipantPaymentLink,
  sendParticipantPaymentLink,
} from '@move/contract/participants/payment-links.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { createPurchase, sendPurchasePaymentLink } from '@move/contract/purchases/purchases.ts';
import { startPayment } from '@move/contract/payments/payments.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { checkoutWorld } from '../../../testing/money/checkout-world.ts';
import { person } from '../../../testing/worlds/people-world.ts';
import { setReview } from '../../../testing/worlds/set-review.ts';
import { issueToken } from '../../access/login/issue-token.ts';
import { seedProduct } from '../../products/products.seed.ts';

const world = await checkoutWorld();
const { call, add, paidSession, openSession, openBundle, mailsTo, rowsOf, appPool, newRate, organizationId } = world;

const HOUR = 3_600_000;
const linkIn = (text = '') => /booking\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const lastMail = async () => (await mailsTo(person.email)).at(-1);

async function reservedHours(participantId: number) {
  const { rows } = await rowsOf(
    sql<{ reserved_until: string | null; payment_type: string | null }>`select reserved_until, payment_type from orders
      where id = (select order_id from order_lines where id = (select order_line_id from participants where id = ${participantId}))`,
  );
  const [order] = rows;
  return [
    order?.payment_type,
    order?.reserved_until ? Math.round((Date.parse(order.reserved_until) - Date.now()) / HOUR) : null,
  ];
}

describe('staff who book with a payment link', () => {
  test('reserve the spot for 48 hours and mail the page of the order', async () => {
    const session = await paidSession({ hours: 100 });
    const { status, body, id } = await add(session, { payment_type: 'link', notify: false });
    expect([status, body.participant.status, body.participant.payment]).toMatchObject([
      201,
      'pending',
      { status: 'open' },
    ]);
    expect(await reservedHours(id)).toEqual([null, 48]);
    const until = body.participant.payment?.reserved_until ?? '';
    expect(Math.round((Date.parse(until) - Date.now()) / HOUR)).toBe(48);
    const orderId = body.participant.payment?.order_id ?? 0;
    const { order } = (await call(getOrder, { params: { organizationId, orderId } })).body;
    expect(order.reserved_until).toBe(until);
    const mail = await lastMail();
    expect(mail?.subject).toBe('Betaal je inschrijving: Zwemmen');
    expect(mail?.body_text).toContain('Te betalen: € 12,50, uiterlijk');
    expect(mail?.body_text).toContain('Daar komt € 0,35 servicekosten bij.');
    const page = await call(getBooking, { as: null, params: { orderToken: linkIn(mail?.body_text) } });
    expect(page.body.booking).toMatchObject({ status: 'open', total_price_in_cents: 1_250 });
  });

  test('are refused during impersonation', async () => {
    const { users } = world.tenants;
    const { apiToken } = await asSystem(appPool, (db) =>
      issueToken(db, {
        request: { ip: '127.0.0.1', userAgent: null },
        now: new Date(),
        config: world.config,
        userId: users.staff,
        impersonatorId: users.superadmin,
      }),
    );
    const headers = { authorization: `Bearer ${apiToken}` };
    const params = await paidSession();
    const body = { ...person, payment_type: 'link' as const };
    expect((await call(createParticipant, { params, body, as: null, headers })).status).toBe(403);
    expect(await lastMail()).toBeUndefined();
  });

  test('reserve the spot until the start at most', async () => {
    const { id } = await add(await paidSession({ hours: 5 }), { payment_type: 'link' });
    expect(await reservedHours(id)).toEqual([null, 5]);
  });

  test('for a free offer confirm the booking instead', async () => {
    const { body } = await add(await openSession(), { payment_type: 'link' });
    expect(body.participant.status).toBe('active');
    expect((await lastMail())?.subject).toBe('Je bent ingeschreven: Zwemmen');
  });

  test('are refused once the session has started, and for offers that are paid on another website', async () => {
    const begun = await paidSession();
    await world.startIn(begun, -0.1);
    expect(Object.keys((await add(begun, { payment_type: 'link' })).errors)).toEqual(['payment_type']);
    const elsewhere = await openSession({}, { rate_id: await newRate(500), payment_url: 'https://elders.example' });
    expect(Object.keys((await add(elsewhere, { payment_type: 'link' })).errors)).toEqual(['payment_type']);
  });

  test('book a bundle', async () => {
    const bundle = await openBundle(2, { rate_id: await newRate(5_000) });
    const { sessions: _sessions, ...params } = bundle;
    const { status, body } = await call(createBundleParticipant, { params, body: { ...person, payment_type: 'link' } });
    expect([status, body.participant.status]).toEqual([201, 'pending']);
    expect((await lastMail())?.body_text).toContain('Beginnerscursus');
    const path = { ...params, bundleParticipantId: body.participant.id };
    expect((await call(sendBundleParticipantPaymentLink, { params: path })).status).toBe(200);
    expect(await mailsTo(person.email)).toHaveLength(2);
  });
});

describe('a payment link from the menu', () => {
  const send = (session: Awaited<ReturnType<typeof paidSession>>, participantId: number, more: object = {}) =>
    call(sendParticipantPaymentLink, { params: { ...session, participantId }, ...more });

  test('turns cash into an online payment, and renews the reservation each time', async () => {
    const session = await paidSession({ hours: 100 });
    const { id } = await add(session);
    expect(await reservedHours(id)).toEqual(['cash', null]);
    const { status, body } = await send(session, id);
    expect([status, body.participant.payment?.payment_type]).toEqual([200, null]);
    expect(await reservedHours(id)).toEqual([null, 48]);
    expect((await send(session, id)).status).toBe(200);
    const cash = await call(payParticipant, { params: { ...session, participantId: id } });
    expect(cash.status).toBe(409);
  });

  test('is refused for a paid, free or canceled booking', async () => {
    const session = await paidSession();
    const { id } = await add(session);
    await call(payParticipant, { params: { ...session, participantId: id } });
    const refused = await send(session, id);
    expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['state']]);
    const free = await openSession();
    expect((await send(free, (await add(free)).id)).status).toBe(409);
    expect((await call(getParticipant, { params: { ...session, participantId: id } })).body.participant.status).toBe(
      'active',
    );
  });

  test('is refused once the session has started', async () => {
    const session = await paidSession();
    const { id } = await add(session);
    await world.startIn(session, -0.1);
    expect((await send(session, id)).status).toBe(409);
  });

  test('is sent at most five times an hour, and not by other organisations', async () => {
    const session = await paidSession();
    const { id } = await add(session);
    expect((await send(session, id, { as: 'stranger' })).status).toBe(404);
    for (let number = 0; number < 5; number += 1) expect((await send(session, id)).status).toBe(200);
    expect((await send(session, id)).status).toBe(429);
  });
});

test('a payment link for a purchase reserves its units', async () => {
  const productId = await asSystem(appPool, async (db) =>
    seedProduct(db, { organization_id: organizationId, name: 'Badmuts', concept: false, rate_id: await newRate(700) }),
  );
  const params = { organizationId, productId };
  const bought = await call(createPurchase, {
    params,
    body: { ...person, quantity: 2, payment_type: 'cash', notify: false },
  });
  const path = { ...params, purchaseId: bought.body.purchase.id };
  const { status, body } = await call(sendPurchasePaymentLink, { params: path });
  expect([status, body.purchase.payment_type, body.purchase.status]).toEqual([200, null, 'open']);
  const mail = await lastMail();
  expect(mail?.subject).toBe('Betaal je aankoop: Badmuts');
  expect(linkIn(mail?.body_text)).not.toBe('');
});

test('an organisation that was not accepted collects no money: no payment link, no payment', async () => {
  const session = await paidSession({ hours: 100 });
  await add(session, { payment_type: 'link' });
  const orderToken = linkIn((await lastMail())?.body_text);
  const owing = await add(session, { email: 'contant@test.example', payment_type: 'cash' });
  await setReview(world.admin, organizationId, 'pending');
  const refused = [
    await add(session, { email: 'nieuw@test.example', payment_type: 'link' }),
    await call(sendParticipantPaymentLink, { params: { ...session, participantId: owing.id } }),
  ];
  const paying = await call(startPayment, { as: null, params: { orderToken }, body: { method: 'ideal' } });
  const page = (await call(getBooking, { as: null, params: { orderToken } })).body.booking;
  const cash = await call(payParticipant, { params: { ...session, participantId: owing.id } });
  await setReview(world.admin, organizationId, 'accepted');
  const sentence = 'Online betalen kan pas als de organisatie is geaccepteerd';
  expect(refused.map(({ status, errors }) => [status, errors])).toEqual(
    refused.map(() => [409, { state: [sentence] }]),
  );
  expect([paying.status, paying.errors]).toEqual([409, { state: ['Hier is niets meer te betalen'] }]);
  expect(page.payment_methods).toEqual([]);
  expect(cash.status).toBe(200);
  expect((await call(startPayment, { as: null, params: { orderToken }, body: { method: 'ideal' } })).status).toBe(201);
});
