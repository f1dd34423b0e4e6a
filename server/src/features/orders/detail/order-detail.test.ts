import {
  getAnyOrder,
  getApplicationOrder,
  getApplicationOrderReceipt,
  getOrder,
  getOrderReceipt,
  listOrders,
} from '@move/contract/orders/orders.ts';
import { longDate } from '@move/domain/kit/dates/dates.ts';
import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { findOrder } from './order-detail.queries.ts';
import { placeOrder } from '../payment/place-order.ts';
import { seedOrder, someBuyer, somePrice } from '../orders.seed.ts';
import { receiptContent } from './receipt-content.ts';
import { refundAmount } from '../refunds/refund-amount.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization, application } = tenants;

/** Two lines of one order, each with its own VAT. */
const order = await asSystem(appPool, async (db) => {
  const placed = await placeOrder(db, {
    organizationId: organization,
    applicationId: application,
    buyer: { ...someBuyer, locale: 'en' },
    payment: 'cash',
    lines: [
      { title: 'Zwemles', price: { ...somePrice, unit_price_in_cents: 1_000, vat_percentage: 9 } },
      { title: 'Badmuts', quantity: 3, price: { ...somePrice, unit_price_in_cents: 333 } },
    ],
    now: new Date('2026-03-31T22:30:00Z'),
  });
  await sql`update organizations set kvk_number = '12345678' where id = ${organization}`.execute(db);
  await sql`update orders set paid_at = '2026-04-02T10:00:00Z', status = 'paid' where id = ${placed.id}`.execute(db);
  await sql`update transactions set status = 'paid' where order_id = ${placed.id}`.execute(db);
  const lineId = placed.lines[0]?.id ?? 0;
  const now = new Date('2026-04-03T10:00:00Z');
  await refundAmount(db, { lineId, amountInCents: 400, reason: 'Ziek', locale: 'nl', now, by: null });
  return { id: placed.id, foreign: (await seedOrder(db, { organization_id: otherOrganization })).orderId };
});
const params = { organizationId: organization, orderId: order.id };
const readOrder = () => asSystem(appPool, (db) => findOrder(db, { id: order.id, locale: 'nl' }));

test('an order shows lines, VAT for each percentage, refunds and what can still be refunded', async () => {
  const { body } = await call(getOrder, { params });
  expect(body.order).toMatchObject({
    number: `B-${order.id}`,
    status: 'partly_refunded',
    subtotal_price_in_cents: 917 + 826,
    vat_in_cents: 83 + 173,
    total_price_in_cents: 1_999,
    refunded_in_cents: 400,
    refundable_in_cents: 1_599,
    organization: { kvk_number: '12345678' },
    vat: [
      { percentage: 9, subtotal_price_in_cents: 917, vat_in_cents: 83, total_price_in_cents: 1_000 },
      { percentage: 21, subtotal_price_in_cents: 826, vat_in_cents: 173, total_price_in_cents: 999 },
    ],
    refunds: [{ title: 'Zwemles', kind: 'amount', amount_in_cents: 400, reason: 'Ziek', refunded_by: null }],
  });
  expect(body.order.lines.map(({ title, refundable_in_cents }) => [title, refundable_in_cents])).toEqual([
    ['Zwemles', 600],
    ['Badmuts', 999],
  ]);
  expect(body.order.timeline.map(({ kind, amount_in_cents }) => [kind, amount_in_cents])).toEqual([
    ['ordered', 1_999],
    ['paid', 1_999],
    ['refunded', 400],
  ]);
});

test('an order shows the start of a session in the language of the reader, in all months and on all days', async () => {
  const starts = Array.from({ length: 12 }, (_, index) => ({
    date: Temporal.PlainDate.from({ year: 2026, month: index + 1, day: 1 + index * 2 }).toString(),
    time: '09:30',
  }));
  const id = await asSystem(appPool, async (db) => {
    const lines = starts.map((start) => ({ title: 'Judo', start, price: somePrice }));
    const sale = {
      organizationId: organization,
      applicationId: application,
      buyer: someBuyer,
      payment: 'cash' as const,
    };
    return (await placeOrder(db, { ...sale, lines, now: new Date() })).id;
  });
  for (const locale of LOCALES) {
    const read = await call(getOrder, { params: { ...params, orderId: id }, headers: { 'accept-language': locale } });
    const titles = starts.map(({ date, time }) => `Judo, ${longDate(date, locale)} ${time}`);
    expect(read.body.order.lines.map(({ title }) => title)).toEqual(titles);
    const list = await call(listOrders, {
      params,
      query: { search: `B-${id}` },
      headers: { 'accept-language': locale },
    });
    expect(list.body.orders[0]?.title).toBe(titles[0]);
  }
});

test('an order is found only inside the scope of the caller', async () => {
  const foreign = { organizationId: organization, orderId: order.foreign };
  expect((await call(getOrder, { params: foreign })).status).toBe(404);
  expect((await call(getOrder, { as: 'superadmin', params: foreign })).status).toBe(404);
  expect((await call(getOrder, { as: 'stranger', params })).status).toBe(404);
  expect((await call(getApplicationOrder, { as: 'admin', params: { orderId: order.id } })).status).toBe(200);
  expect((await call(getApplicationOrder, { as: 'admin', params: { orderId: order.foreign } })).status).toBe(404);
  expect((await call(getApplicationOrder, { as: 'strangerAdmin', params: { orderId: order.id } })).status).toBe(404);
  expect((await call(getApplicationOrder, { as: 'trainer', params: { orderId: order.id } })).status).toBe(403);
  expect((await call(getAnyOrder, { as: 'superadmin', params: { orderId: order.foreign } })).status).toBe(200);
  expect((await call(getAnyOrder, { as: 'admin', params: { orderId: order.id } })).status).toBe(403);
});

test('an order names the seller even after it left the platform', async () => {
  const orderId = await asSystem(appPool, async (db) => {
    const { orderId: id } = await seedOrder(db, {
      organization_id: otherOrganization,
      application_id: tenants.otherApplication,
    });
    await sql`delete from organization_applications where organization_id = ${otherOrganization}`.execute(db);
    return id;
  });
  const { body } = await call(getApplicationOrder, { as: 'strangerAdmin', params: { orderId } });
  expect(body.order).toMatchObject({ organization: { name: 'Tennis Elders' }, application: { name: 'Elders' } });
});

describe('the receipt', () => {
  const timeZone = 'Europe/Amsterdam';

  test('names number, day, parties, lines, VAT, payment and refunds', async () => {
    const receipt = receiptContent(await readOrder(), { locale: 'nl', timeZone });
    expect(receipt.title).toBe(`Bon B-${order.id}`);
    expect(receipt.facts).toEqual([
      ['Bestelling', `B-${order.id}`],
      // the day in the time zone of the organisation
      ['Datum', '1 april 2026'],
      ['Verkoper', 'Zwemclub Test, KVK 12345678'],
      ['Via', 'Sportplein'],
      ['Koper', 'Aïsha Öztürk'],
      ['Status', 'Contant terug te geven'],
      ['Betaalwijze', 'Contant'],
      ['Betaald op', '2 april 2026'],
    ]);
    expect(receipt.lines).toEqual([
      ['Zwemles', '1', '€ 10,00', '9%', '€ 10,00'],
      ['Badmuts', '3', '€ 3,33', '21%', '€ 9,99'],
    ]);
    expect(receipt.sums).toEqual([
      ['Subtotaal zonder btw', '€ 17,43'],
      ['Btw', '€ 2,56'],
      ['Totaal', '€ 19,99'],
    ]);
    expect(receipt.vat).toEqual([
      ['9%', '€ 9,17', '€ 0,83', '€ 10,00'],
      ['21%', '€ 8,26', '€ 1,73', '€ 9,99'],
    ]);
    expect(receipt.refunds).toEqual([['3 april 2026', 'Zwemles (nog contant terug te geven)', '€ -4,00']]);
    expect(receipt.end).toEqual([['Blijft over', '€ 15,99']]);
  });

  test('names refunds that failed or are on their way, which the buyer does not have yet', async () => {
    const stored = await readOrder();
    const [refund] = stored.refunds;
    if (!refund) throw new Error('nothing was refunded');
    const online = { ...stored, to_hand_over_in_cents: 0, pending_refund_in_cents: 100 };
    const receipt = receiptContent(
      {
        ...online,
        refunded_in_cents: 100,
        failed_refund_in_cents: 300,
        refunds: [
          { ...refund, amount_in_cents: 300, status: 'failed' },
          { ...refund, amount_in_cents: 100, status: 'pending' },
        ],
      },
      { locale: 'nl', timeZone },
    );
    expect(receipt.facts).toContainEqual(['Status', 'Terugbetalen mislukt, wordt terugbetaald']);
    expect(receipt.refunds.map(([, title]) => title)).toEqual([
      'Zwemles (mislukt, nog niet teruggekregen)',
      'Zwemles (onderweg)',
    ]);
    expect(receipt.end).toEqual([['Blijft over', '€ 15,99']]);
  });

  test('shows the service fee and the open amount', async () => {
    const stored = await readOrder();
    const open = {
      ...stored,
      status: 'open' as const,
      transaction_fee_in_cents: 35,
      refunds: [],
      refunded_in_cents: 0,
    };
    const receipt = receiptContent({ ...open, payment_type: null, paid_at: null }, { locale: 'en', timeZone });
    expect(receipt.sums).toContainEqual(['Service fee (incl. 21% VAT)', '€0.35']);
    expect(receipt.vat.at(-1)).toEqual(['Service fee 21%', '€0.29', '€0.06', '€0.35']);
    expect(receipt.facts).toContainEqual(['Payment', 'Not chosen yet']);
    expect(receipt.end).toEqual([['Amount due', '€19.99']]);
  });

  test('names the seller with the known parts of its address', async () => {
    const stored = await readOrder();
    const address = { street: 'Badlaan', house_number: '12', postal_code: '3451 AB', city: 'Waterstad', country: 'NL' };
    const factsOf = (known: typeof address | null) =>
      receiptContent(stored, { locale: 'nl', timeZone, address: known }).facts;
    expect(factsOf(address)).toContainEqual(['Adres', 'Badlaan 12, 3451 AB Waterstad']);
    expect(factsOf({ ...address, country: 'BE' })).toContainEqual(['Adres', 'Badlaan 12, 3451 AB Waterstad, België']);
    expect(factsOf(null).map(([label]) => label)).not.toContain('Adres');
  });

  test('is a PDF in the language of the buyer, unless another is asked for', async () => {
    const own = await call(getOrderReceipt, { params });
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(own.headers['content-disposition']).toContain(`receipt-b-${order.id}.pdf`);
    expect(own.bytes.toString('latin1')).toContain('/Lang (en-GB)');
    const dutch = await call(getOrderReceipt, { params, query: { locale: 'nl' } });
    expect(dutch.bytes.toString('latin1')).toContain('/Lang (nl-NL)');
    expect((await call(getApplicationOrderReceipt, { as: 'admin', params: { orderId: order.foreign } })).status).toBe(
      404,
    );
  });

  test('with many lines continues on the next page', async () => {
    const orderId = await asSystem(appPool, async (db) => {
      const line = { title: 'Een les met een lange naam '.repeat(6), price: somePrice };
      const lines = Array.from({ length: 60 }, () => line);
      return (
        await placeOrder(db, {
          organizationId: organization,
          applicationId: null,
          buyer: someBuyer,
          payment: 'cash',
          lines,
          now: new Date(),
        })
      ).id;
    });
    const { bytes } = await call(getOrderReceipt, { params: { organizationId: organization, orderId } });
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  });
});
