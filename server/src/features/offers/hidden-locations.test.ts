import { createIntegration, issueClientToken } from '@move/contract/integrations/integrations.ts';
import {
  getOwnOffer,
  getPublicOffer,
  listPublicLocations,
  listPublicOffers,
  PUBLIC_OFFER_KINDS,
  type PublicOfferKind,
} from '@move/contract/offers/offers.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';
import { seedLocation } from '../locations/locations.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';
import { seedLocationTypes, seedSports } from '../taxonomy/taxonomy.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, application } = tenants;
const headers = { 'x-application-id': String(application) };
const start_date = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: 7 }).toString();

/** A published offer of every kind at one location, set on the offer itself or on its session. */
async function offersAt(location_id: number, { bySession = false } = {}): Promise<Record<PublicOfferKind, number>> {
  return asSystem(appPool, async (db) => {
    const of = { organization_id: organization, concept: false };
    const [place, ownPlace] = bySession ? [{}, { location_id }] : [{ location_id }, {}];
    const lesson = { organization_id: organization, start_date, start_time: '19:00', end_time: '20:00', ...ownPlace };
    const activity = await seedActivity(db, { ...of, ...place, name: 'Zwemmen', offer_type: 'sessions' });
    const course = await seedActivity(db, { ...of, ...place, name: 'Cursus', offer_type: 'bundles' });
    const [session = 0] = await seedSessions(db, { ...lesson, activity_id: activity });
    const session_ids = await seedSessions(db, { ...lesson, activity_id: course });
    const bundle = { organization_id: organization, activity_id: course, name: 'Lessen', start_date, session_ids };
    return {
      activity,
      session,
      bundle: await seedBundle(db, bundle),
      product: await seedProduct(db, { ...of, name: 'Badmuts', location_id }),
    };
  });
}

const world = await asSystem(appPool, async (db) => {
  const { Sporthal } = await seedLocationTypes(db, ['Sporthal']);
  const { Zwemmen } = await seedSports(db, ['Zwemmen']);
  const seed = {
    owner_organization_id: organization,
    street: 'Geheimstraat',
    zipcode: '6301 CN',
    latitude: 50.85975,
    longitude: 5.68232,
    type_ids: [Sporthal],
    sport_ids: [Zwemmen],
  };
  const shown = await seedLocation(db, { ...seed, name: 'Zichtbad' });
  const hidden = await seedLocation(db, { ...seed, name: 'Stilbad', is_hidden: true });
  for (const location_id of [shown, hidden]) {
    const closed = { location_id, state: 'closed', opened_at: null, closed_at: null };
    await db
      .insertInto('opening_hours')
      .values({ ...closed, weekday: 1 })
      .execute();
    await db
      .insertInto('opening_exceptions')
      .values({ ...closed, date: start_date })
      .execute();
  }
  return { shown, hidden };
});
const at = { shown: await offersAt(world.shown), hidden: await offersAt(world.hidden) };
const bySession = await offersAt(world.hidden, { bySession: true });
const SECRETS = /Stilbad|Geheimstraat|6301 CN|50\.85975|5\.68232/;

const detail = async (type: PublicOfferKind, offerId: number) =>
  (await call(getPublicOffer, { as: null, params: { type, offerId }, headers })).body.offer;

describe('public offers', () => {
  test.each(PUBLIC_OFFER_KINDS)('show the location of a %s unless it is hidden', async (type) => {
    expect((await detail(type, at.shown[type])).location).toMatchObject({ name: 'Zichtbad', street: 'Geheimstraat' });
    for (const offers of type === 'activity' ? [at.hidden] : [at.hidden, bySession]) {
      const offer = await detail(type, offers[type]);
      expect(offer.location).toBeNull();
      expect(JSON.stringify(offer)).not.toMatch(SECRETS);
    }
    const { body } = await call(listPublicOffers, { as: null, query: { type, itemsPerPage: 100 }, headers });
    const locationOf = (id: number) => body.offers.find((offer) => offer.id === id)?.location;
    expect(locationOf(at.shown[type])).toMatchObject({ name: 'Zichtbad' });
    expect(locationOf(at.hidden[type])).toBeNull();
    expect(JSON.stringify(body)).not.toContain('Stilbad');
  });

  test('show the location again once it is no longer hidden', async () => {
    const hide = (is_hidden: boolean) =>
      asSystem(appPool, (db) => db.updateTable('locations').set({ is_hidden }).where('id', '=', world.shown).execute());
    await hide(true);
    expect((await detail('activity', at.shown.activity)).location).toBeNull();
    await hide(false);
    expect((await detail('activity', at.shown.activity)).location).toMatchObject({ name: 'Zichtbad' });
  });
});

test('public locations leave hidden ones out', async () => {
  const { body } = await call(listPublicLocations, { as: null, query: { itemsPerPage: 100 }, headers });
  expect(body.locations.map(({ name }) => name)).toEqual(['Zichtbad']);
});

test('another system of the organisation sees the hidden location of its own offer', async () => {
  const params = { organizationId: organization };
  const { body: credentials } = await call(createIntegration, { as: 'admin', params, body: {} });
  const body = { grant_type: 'client_credentials', ...credentials };
  const token = (await call(issueClientToken, { as: null, body })).body.access_token;
  const answer = await call(getOwnOffer, {
    as: null,
    headers: { authorization: `Bearer ${token}` },
    params: { type: 'activity', offerId: at.hidden.activity },
  });
  expect(answer.body.offer.location).toMatchObject({ name: 'Stilbad' });
});

describe('the database in the public scope', () => {
  test.each([
    ['locations', 'id'],
    ['location_organizations', 'location_id'],
    ['location_sports', 'location_id'],
    ['location_type_links', 'location_id'],
    ['opening_hours', 'location_id'],
    ['opening_exceptions', 'location_id'],
  ])('has no row of %s of a hidden location', async (table, column) => {
    const client = await appPool.connect();
    try {
      await client.query('begin');
      await client.query('select set_scope($1, $2, $3)', ['public', [], [application]]);
      const { rows } = await client.query<{ id: number }>(`select ${column} as id from ${table}`);
      expect(rows.map(({ id }) => id)).toEqual([world.shown]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

test('website and app don’t show a removed location that an offer still refers to', async () => {
  const [id, product] = await asSystem(appPool, async (db) => {
    const location_id = await seedLocation(db, { owner_organization_id: organization, name: 'Wegbad' });
    const of = { organization_id: organization, concept: false };
    return [location_id, await seedProduct(db, { ...of, name: 'Handdoek', location_id })];
  });
  const params = { type: 'product', offerId: product } as const;
  const venue = async () => (await call(getPublicOffer, { as: null, headers, params })).body.offer.location;
  expect(await venue()).toMatchObject({ id });
  await asSystem(appPool, (db) =>
    db.updateTable('locations').set({ deleted_at: new Date().toISOString() }).where('id', '=', id).execute(),
  );
  expect(await venue()).toBeNull();
});
