import { getPublicOffer, type PublicOfferKind } from '@move/contract/offers/offers.ts';
import { longDate } from '@move/domain/kit/dates/dates.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { checkoutWorld } from '../../testing/money/checkout-world.ts';
import { seedProduct } from '../products/products.seed.ts';

const { appPool, call, headers, newRate, openBundle, openSession, organizationId } = await checkoutWorld();

const FEE = ' The service fee is not refunded.';
const HOUR = 3_600_000;

async function ask(type: PublicOfferKind, offerId: number) {
  const { body } = await call(getPublicOffer, {
    as: null,
    params: { type, offerId },
    headers: { ...headers, 'accept-language': 'en' },
  });
  const { cancellation, signup } = body.offer;
  return { text: cancellation?.text, cancellation, startsAt: Date.parse(signup?.closes_at ?? '') };
}

/** "Friday 27 November 10:00" */
function at(instant: number): string {
  const now = toLocalTime(new Date().toISOString(), 'Europe/Amsterdam');
  const { date, time } = toLocalTime(new Date(instant).toISOString(), 'Europe/Amsterdam');
  return `${longDate(date, 'en', now.date)} ${time}`;
}

type Periods = readonly (readonly [from: number | null, until: number | null, percentage: number])[];

async function newTerm(db: Database, periods: Periods): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into cancellation_terms (organization_id, name)
    values (${organizationId}, ${crypto.randomUUID()}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (const [position, [from, until, percentage]] of periods.entries()) {
    await sql`insert into cancellation_periods (organization_id, term_id, position, from_minutes, until_minutes, refund_percentage)
      values (${organizationId}, ${id}, ${position}, ${from}, ${until}, ${percentage})`.execute(db);
  }
  return id;
}

const addToRate = (db: Database, rateId: number, termId: number) =>
  sql`insert into rate_cancellation_terms (organization_id, rate_id, term_id, position)
    values (${organizationId}, ${rateId}, ${termId}, 0)`.execute(db);

test('without a term everything is refunded until the start, and a product for 14 days', async () => {
  const rate_id = await newRate(1_250);
  const { sessionId, activityId } = await openSession({}, { rate_id });
  const session = await ask('session', sessionId);
  expect(session.text).toBe(`Free cancellation until ${at(session.startsAt)}.${FEE}`);
  expect(session.cancellation?.steps).toEqual([
    { until: new Date(session.startsAt).toISOString(), refund_percentage: 100 },
  ]);
  expect(await ask('activity', activityId)).toMatchObject({
    text: `Full refund until the start.${FEE}`,
    cancellation: { steps: [] },
  });
  const product = await asSystem(appPool, (db) =>
    seedProduct(db, { organization_id: organizationId, name: 'Badmuts', concept: false, rate_id }),
  );
  expect((await ask('product', product)).text).toBe(`Free cancellation until 14 days after your purchase.${FEE}`);
});

test('the term of the activity applies, else the first term of the rate', async () => {
  const rate_id = await newRate(1_250);
  const { sessionId, activityId } = await openSession({}, { rate_id });
  await asSystem(appPool, async (db) =>
    addToRate(
      db,
      rate_id,
      await newTerm(db, [
        [null, 60, 100],
        [60, null, 0],
      ]),
    ),
  );
  const { text, startsAt, cancellation } = await ask('session', sessionId);
  expect(text).toBe(`Free cancellation until ${at(startsAt - HOUR)}, after that you get nothing back.${FEE}`);
  expect(cancellation?.steps).toEqual([
    { until: new Date(startsAt - HOUR).toISOString(), refund_percentage: 100 },
    { until: new Date(startsAt).toISOString(), refund_percentage: 0 },
  ]);
  await asSystem(appPool, async (db) => {
    const term = await newTerm(db, [[null, null, 50]]);
    await sql`update activities set cancellation_term_id = ${term} where id = ${activityId}`.execute(db);
  });
  expect((await ask('session', sessionId)).text).toBe(`If you cancel until ${at(startsAt)}, you get 50% back.${FEE}`);
});

test('the terms of a bundle count from its first session, even after that has started', async () => {
  const { bundleId, sessions } = await openBundle(3, { rate_id: await newRate(6_000) });
  const { text, cancellation } = await ask('bundle', bundleId);
  const first = Date.parse(cancellation?.steps[0]?.until ?? '');
  expect(text).toBe(`Free cancellation until ${at(first)}.${FEE}`);
  await asSystem(appPool, (db) =>
    sql`update sessions set starts_at = now() - interval '1 day', ends_at = now() - interval '23 hours'
      where id = ${sessions[0]?.sessionId}`.execute(db),
  );
  expect(await ask('bundle', bundleId)).toMatchObject({
    text: 'You get nothing back if you cancel.',
    cancellation: { steps: [] },
  });
});

test('an offer that is free or is paid elsewhere has no refund terms', async () => {
  const free = await openSession();
  expect((await ask('session', free.sessionId)).cancellation).toBeNull();
  const elsewhere = await openSession({}, { rate_id: await newRate(500), payment_url: 'https://elders.example/les' });
  expect((await ask('session', elsewhere.sessionId)).cancellation).toBeNull();
});
