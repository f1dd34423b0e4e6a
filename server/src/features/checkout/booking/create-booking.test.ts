import { randomUUID } from 'node:crypto';
import { createPublicPurchase } from '@move/contract/checkout/checkout.ts';
import { getBooking } from '@move/contract/checkout/order-page.ts';
import { getPublicOffer } from '@move/contract/offers/offers.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { buyer, checkoutWorld, visitor, visitors } from '../../../testing/money/checkout-world.ts';
import { seedLocation } from '../../locations/locations.seed.ts';
import { seedProduct } from '../../products/products.seed.ts';

const world = await checkoutWorld();
const { call, book, bookBundle, openSession, paidSession, openBundle, mailsTo, countOf, appPool, rowsOf, newRate } =
  world;
const { tenants, withoutPayments } = world;

const read = async (orderToken: string) => (await call(getBooking, { as: null, params: { orderToken } })).body.booking;

describe('a free session', () => {
  test('is booked at once, and the mail links to the page of the order', async () => {
    const session = await openSession();
    const { status, body } = await book(session);
    expect(status).toBe(201);
    expect(body.booking).toMatchObject({
      status: 'free',
      total_price_in_cents: 0,
      lines: [{ first_name: 'Fenna', status: 'active', may_cancel: true }],
    });
    const [mail] = await mailsTo(buyer.email);
    expect(mail?.subject).toBe('Je bent ingeschreven: Zwemmen');
    const token = /booking\?token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    expect(await read(token)).toMatchObject({
      number: body.booking?.number,
      offer: { type: 'session', name: 'Zwemmen' },
    });
  });

  test('is booked for several people in one order, with one mail to the buyer', async () => {
    const session = await openSession();
    const friend = { first_name: 'Daan', last_name: 'Visser', email: 'daan@test.example' };
    const { body } = await book(session, { participants: [...visitors(2), friend], locale: 'en' });
    expect(body.booking?.lines.map(({ first_name }) => first_name)).toEqual(['Kind 0', 'Kind 1', 'Daan']);
    expect(await countOf(session.sessionId)).toBe(3);
    const [mail, second] = await mailsTo(buyer.email);
    expect(second).toBeUndefined();
    expect(mail?.body_text).toContain('For: Kind 0 de Wit, Kind 1 de Wit, Daan Visser');
    const [own] = await mailsTo(friend.email);
    expect(own?.subject).toBe('You are signed up: Zwemmen');
    expect(own?.body_text).not.toContain('token=');
  });

  test('is in the trail of each participant, without an actor', async () => {
    const session = await openSession();
    await book(session, { participants: visitors(2) });
    const { rows } = await rowsOf(
      sql<{ action: string; actor_id: number | null }>`select action, actor_id from audit_log
        where subject_type = 'participants' and subject_id::bigint in (select id from participants where session_id = ${session.sessionId})`,
    );
    expect(rows).toEqual([
      { action: 'createSessionBooking', actor_id: null },
      { action: 'createSessionBooking', actor_id: null },
    ]);
  });
});

test('a hidden location is shown to participants, not to visitors who have not paid yet', async () => {
  const location_id = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: world.organizationId, name: 'Stilbad', is_hidden: true }),
  );
  const placeOf = async (session: { sessionId: number }) => (await book(session)).body.booking?.sessions[0]?.place;
  expect(await placeOf(await openSession({}, { location_id, rate_id: await newRate(1_250) }))).toBeNull();
  expect(await placeOf(await openSession({}, { location_id }))).toMatch(/^Stilbad, /);
  // a participant who must still pay at the organisation sees the location too
  const atDesk = await book(await openSession({}, { location_id, rate_id: await newRate(1_250) }));
  const { token = '', number = 0 } = atDesk.body.booking ?? {};
  await asSystem(appPool, (db) =>
    sql`update orders set reserved_until = null, payment_type = 'cash' where id = ${number}`.execute(db),
  );
  const shown = await read(token);
  expect([shown.status, shown.sessions[0]?.place]).toEqual(['open', expect.stringMatching(/^Stilbad, /)]);
});

describe('a paid session', () => {
  test('is reserved for 15 minutes, pending and without a mail', async () => {
    const session = await paidSession();
    const before = Date.now();
    const { status, body } = await book(session, { participants: visitors(2) });
    expect(status).toBe(201);
    const { booking } = body;
    expect(booking).toMatchObject({ status: 'open', total_price_in_cents: 2_500, payment_type: null });
    expect(booking?.lines.map((line) => line.status)).toEqual(['pending', 'pending']);
    expect(booking?.payment_methods).toEqual([
      { code: 'ideal', fee_in_cents: 35 },
      { code: 'bancontact', fee_in_cents: 35 },
      { code: 'creditcard', fee_in_cents: 35 },
    ]);
    const keptMs = Date.parse(booking?.reserved_until ?? '') - before;
    expect(Math.round(keptMs / 60_000)).toBe(15);
    expect(await mailsTo(buyer.email)).toEqual([]);
  });
});

describe('a bundle', () => {
  test('is booked in all its sessions to come', async () => {
    const bundle = await openBundle(3);
    const { status, body } = await bookBundle(bundle);
    expect(status).toBe(201);
    expect(body.booking).toMatchObject({
      offer: { type: 'bundle', bundle: 'Beginnerscursus' },
      lines: [{ status: 'active' }],
    });
    expect(body.booking?.sessions).toHaveLength(3);
    for (const { sessionId } of bundle.sessions) expect(await countOf(sessionId)).toBe(1);
    expect((await mailsTo(buyer.email))[0]?.body_text).toContain('Beginnerscursus');
  });
});

describe('the same request', () => {
  test('ten times at once books once; a later repeat gets the same reply', async () => {
    const session = await openSession();
    const more = { headers: { 'idempotency-key': randomUUID() } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(session, {}, more)));
    expect(answers.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true);
    const first = answers.find(({ status }) => status === 201);
    const repeat = await book(session, {}, more);
    expect(repeat.status).toBe(201);
    expect(repeat.body).toEqual(first?.body);
    expect(await countOf(session.sessionId)).toBe(1);
    expect(await read(repeat.body.booking?.token ?? '')).toMatchObject({ number: first?.body.booking?.number });
  });

  test('has its stored reply encrypted, since it contains the link of the order', async () => {
    const session = await openSession();
    const key = randomUUID();
    const { body } = await book(session, {}, { headers: { 'idempotency-key': key } });
    const { rows } = await appPool.query<{ response: unknown }>(
      'select response from idempotency_keys where key = $1',
      [key],
    );
    const stored = JSON.stringify(rows[0]?.response);
    expect(stored).toContain('sealed');
    expect(stored).not.toContain(body.booking?.token);
    expect(stored).not.toContain('Fenna');
  });
});

test('two visitors for the last spot: one gets it', async () => {
  const session = await openSession({ spots: 1 });
  const other = { buyer: { ...buyer, email: 'daan@test.example' } };
  const answers = await Promise.all([book(session), book(session, other, { from: '10.0.0.9' })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect(answers.find(({ status }) => status === 422)?.errors).toEqual({ session: ['Deze sessie is vol'] });
});

test('required questions must be answered for each person', async () => {
  const session = await openSession();
  const { rows } = await rowsOf(
    sql<{ id: number }>`insert into question_fields (organization_id, activity_id, type, title, required, position)
      values (${session.organizationId}, ${session.activityId}, 'text', 'Zwemdiploma', true, 1) returning id`,
  );
  const [asked] = rows;
  const answered = { ...visitor, answers: [{ question_id: asked?.id ?? 0, value: 'B' }] };
  const refused = await book(session, { participants: [answered, { ...visitor, first_name: 'Sanne' }] });
  expect([refused.status, Object.keys(refused.errors)[0]]).toEqual([422, expect.stringMatching(/^participants\.1\./)]);
  expect((await book(session, { participants: [answered] })).status).toBe(201);
});

test('a paid offer can’t be booked while no online payment is available; a free one can', async () => {
  const [paid, open] = [await paidSession(), await openSession()];
  const productId = await asSystem(appPool, async (db) => {
    const rate_id = await world.newRate(1_000);
    return seedProduct(db, { organization_id: world.organizationId, name: 'Kaart', concept: false, rate_id });
  });
  const isPayable = async ({ sessionId }: { sessionId: number }) => {
    const params = { type: 'session', offerId: sessionId } as const;
    return (await call(getPublicOffer, { as: null, params, headers: world.headers })).body.offer.is_payable;
  };
  expect(await isPayable(paid)).toBe(true);
  await withoutPayments(async () => {
    expect([await isPayable(paid), await isPayable(open)]).toEqual([false, true]);
    const refused = await book(paid);
    const text = 'Online betalen kan hier nog niet';
    expect([refused.status, refused.errors]).toEqual([422, { session: [text] }]);
    expect(await countOf(paid.sessionId)).toBe(0);
    const body = { buyer, quantity: 1 };
    const purchase = await call(createPublicPurchase, {
      as: null,
      params: { productId },
      body,
      headers: world.headers,
    });
    expect([purchase.status, purchase.errors]).toEqual([422, { quantity: [text] }]);
    expect((await book(open)).status).toBe(201);
  });
  expect((await book(paid)).status).toBe(201);
});

describe('the page to return to', () => {
  // before the first call that reads the list of websites, because it is cached for half a minute
  beforeAll(() =>
    asSystem(appPool, async (db) => {
      const website = (url: string, id: number) =>
        db.updateTable('applications').set({ website_url: url }).where('id', '=', id).execute();
      await website('https://www.sportplein.example', tenants.application);
      await website('https://www.anderplein.example', tenants.otherApplication);
      const hosts = {
        'boeken.sportplein.example': tenants.application,
        localhost: tenants.application,
        'boeken.anderplein.example': tenants.otherApplication,
      };
      for (const [host, application_id] of Object.entries(hosts))
        await db.insertInto('application_hosts').values({ host, application_id }).execute();
    }),
  );

  test.each([
    'https://www.sportplein.example/lessen?week=12#zwemmen',
    'https://boeken.sportplein.example/',
    'http://localhost:5173/lessen',
  ])('is the one where the visitor booked, on a website of the platform: %s', async (return_url) => {
    expect((await book(await openSession(), { return_url })).body.booking?.return_url).toBe(return_url);
  });

  test('is stored in normalised form', async () => {
    const { body } = await book(await openSession(), {
      return_url: String.raw`https:\\www.sportplein.example\@elders.example/`,
    });
    expect(body.booking?.return_url).toBe('https://www.sportplein.example/@elders.example/');
  });

  test('is absent when the visitor named none', async () => {
    expect((await book(await openSession())).body.booking?.return_url).toBeNull();
  });

  test.each([
    'https://elders.example/lessen',
    'https://www.anderplein.example/',
    'https://boeken.anderplein.example/',
    'http://www.sportplein.example/',
    'http://boeken.sportplein.example/',
    'https://www.sportplein.example@elders.example/',
    'https://x:y@www.sportplein.example/',
    'https://www.sportplein.example.elders.example/',
    'javascript:alert(1)//www.sportplein.example',
    '/lessen',
    '',
  ])('is refused when it is %s', async (return_url) => {
    const { status, errors } = await book(await openSession(), { return_url });
    expect([status, Object.keys(errors)]).toEqual([422, ['return_url']]);
  });
});
