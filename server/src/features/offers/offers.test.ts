import {
  getOwnOffer,
  getPublicOffer,
  listOwnOffers,
  listPublicOffers,
  PUBLIC_OFFER_KINDS,
  type PublicOfferKind,
} from '@move/contract/offers/offers.ts';
import { createIntegration, issueClientToken } from '@move/contract/integrations/integrations.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';
import { fillSession, seedBundleParticipant } from '../bookings/bookings.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedRate } from '../rates/rates.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';

const { call, appPool, tenants } = await testApp();

const day = (ahead: number) => Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: ahead }).toString();

type World = Record<PublicOfferKind, number> & { organization_id: number; activityOfBundle: number };

/** An offer of every kind, published by an organisation of its own. */
async function newWorld(organization: { status?: string; home_application_id?: number } = {}): Promise<World> {
  return asSystem(appPool, async (db) => {
    const organization_id = await seedOrganization(db, {
      name: `Club ${crypto.randomUUID().slice(0, 8)}`,
      home_application_id: tenants.application,
      ...organization,
    });
    const common = { organization_id, concept: false };
    const rate_id = await seedRate(db, { organization_id, name: 'Les', price_in_cents: 1250 });
    const activity = await seedActivity(db, { ...common, name: 'Zwemmen', rate_id, offer_type: 'sessions' });
    const course = await seedActivity(db, { ...common, name: 'Cursus', rate_id, offer_type: 'bundles' });
    const plan = { organization_id, start_time: '19:00', end_time: '20:00', spots: 10 };
    const [session = 0] = await seedSessions(db, { ...plan, activity_id: activity, start_date: day(3) });
    const lessons = await seedSessions(db, {
      ...plan,
      activity_id: course,
      start_date: day(4),
      repetition: { type: 'weeks', every: 1, days: [1, 2, 3, 4, 5, 6, 7], count: 3 },
    });
    const bundle = await seedBundle(db, {
      organization_id,
      activity_id: course,
      name: 'Tien lessen',
      start_date: day(4),
      spots: 6,
      session_ids: lessons,
    });
    const product = await seedProduct(db, { ...common, name: 'Badmuts', rate_id, spots: 5 });
    return { organization_id, activity, session, bundle, product, activityOfBundle: course };
  });
}

const header = (slug: string) => ({ 'x-application-id': slug });
const ask = (type: PublicOfferKind, world: World, applicationId = tenants.application) =>
  call(getPublicOffer, { as: null, params: { type, offerId: world[type] }, headers: header(String(applicationId)) });
const list = (type: PublicOfferKind, query: object = {}, applicationId = tenants.application) =>
  call(listPublicOffers, {
    as: null,
    query: { type, itemsPerPage: 100, ...query },
    headers: header(String(applicationId)),
  });

/** The kinds of offers of a world that visitors find, both in the list and by id. */
async function seen(world: World, applicationId = tenants.application): Promise<PublicOfferKind[]> {
  const found: PublicOfferKind[] = [];
  for (const type of PUBLIC_OFFER_KINDS) {
    const { body } = await list(type, { organizationId: world.organization_id }, applicationId);
    const isListed = body.offers.some((offer) => offer.id === world[type]);
    const { status } = await ask(type, world, applicationId);
    expect([type, status]).toEqual([type, isListed ? 200 : 404]);
    if (isListed) found.push(type);
  }
  return found;
}

function change(
  table: 'activities' | 'products' | 'sessions' | 'bundles' | 'organizations',
  id: number,
  values: object,
) {
  return asSystem(appPool, (db) => db.updateTable(table).set(values).where('id', '=', id).execute());
}

describe('website and app show', () => {
  test('every kind of published offer, without a login', async () => {
    expect(await seen(await newWorld())).toEqual(PUBLIC_OFFER_KINDS);
  });

  test('price, time, free spots and sign-up times', async () => {
    const world = await newWorld();
    await asSystem(appPool, (db) => fillSession(db, world.session, 4));
    const { offer } = (await ask('session', world)).body;
    expect(offer).toMatchObject({
      type: 'session',
      name: 'Zwemmen',
      activity: { id: world.activity, name: 'Zwemmen' },
      price_in_cents: 1250,
      when: { start_date: day(3), start_time: '19:00', tz: 'Europe/Amsterdam' },
      spots: 10,
      free: 6,
      signup: { opens_at: null, is_open: true },
    });
    const bundle = (await ask('bundle', world)).body.offer;
    expect([bundle.sessions_count, bundle.free, bundle.sessions.length]).toEqual([3, 6, 3]);
    expect((await ask('product', world)).body.offer).toMatchObject({ when: null, signup: null, free: 5 });
  });

  test('a walk-in as free, also when a session or bundle has a rate of its own', async () => {
    const world = await newWorld();
    const prices = async () =>
      Promise.all(
        (['session', 'bundle'] as const).map(async (type) => (await ask(type, world)).body.offer.price_in_cents),
      );
    const [{ rate_id } = { rate_id: 0 }] = await asSystem(appPool, (db) =>
      db.selectFrom('activities').select('rate_id').where('id', '=', world.activity).execute(),
    );
    await change('sessions', world.session, { rate_id, rate_inherited: false });
    await change('bundles', world.bundle, { rate_id, rate_inherited: false });
    expect(await prices()).toEqual([1250, 1250]);
    for (const id of [world.activity, world.activityOfBundle])
      await change('activities', id, { no_signup_required: true, rate_id: null });
    expect(await prices()).toEqual([0, 0]);
  });

  test('a bundle whose first session has started as closed, even with sessions to come', async () => {
    const world = await newWorld();
    const [lesson] = (await ask('bundle', world)).body.offer.sessions;
    expect((await ask('bundle', world)).body.offer.signup?.is_open).toBe(true);
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await change('sessions', Number(lesson?.id), { starts_at: hourAgo });
    const { offer } = (await ask('bundle', world)).body;
    expect([offer.sessions.length, offer.signup]).toEqual([2, { opens_at: null, closes_at: hourAgo, is_open: false }]);
  });

  test('a bundle with as many free spots as its fullest session', async () => {
    const world = await newWorld();
    const [lesson] = (await ask('bundle', world)).body.offer.sessions;
    await asSystem(appPool, async (db) => {
      await seedBundleParticipant(db, { organization_id: world.organization_id, bundle_id: world.bundle });
      await fillSession(db, Number(lesson?.id), 8);
    });
    expect((await ask('bundle', world)).body.offer.free).toBe(2);
  });

  test('offers by search, filtered by day and sorted by time', async () => {
    const world = await newWorld();
    const { organization_id: organizationId } = world;
    const names = async (type: PublicOfferKind, query: object) =>
      (await list(type, { organizationId, ...query })).body.offers.map((offer) => offer.name);
    expect(await names('activity', { search: 'ZWÉM' })).toEqual(['Zwemmen']);
    expect(await names('activity', { sort: 'starts_at', order: 'desc' })).toEqual(['Cursus', 'Zwemmen']);
    expect(await names('activity', { dateFrom: day(4) })).toEqual(['Cursus']);
    expect(await names('session', { dateFrom: day(3), dateUntil: day(3) })).toEqual(['Zwemmen']);
    expect(await names('bundle', { dateUntil: day(3) })).toEqual([]);
    expect(await names('product', { dateFrom: day(0) })).toEqual([]);
  });
});

describe('website and app never show', () => {
  test.each(['pending', 'rejected'])('offers of an organisation that is %s', async (status) => {
    const reason = status === 'rejected' ? { rejected_reason: 'Onvolledig' } : {};
    expect(await seen(await newWorld({ status, ...reason }))).toEqual([]);
  });

  test('drafts, and what belongs to them', async () => {
    const world = await newWorld();
    await change('activities', world.activity, { concept: true });
    await change('products', world.product, { concept: true });
    expect(await seen(world)).toEqual(['bundle']);
    await change('activities', world.activityOfBundle, { concept: true });
    expect(await seen(world)).toEqual([]);
  });

  test('removed, canceled or started offers', async () => {
    const world = await newWorld();
    await change('sessions', world.session, { canceled_at: new Date().toISOString() });
    await change('bundles', world.bundle, { deleted_at: new Date().toISOString() });
    await change('products', world.product, { deleted_at: new Date().toISOString() });
    expect(await seen(world)).toEqual(['activity']);
    const other = await newWorld();
    await change('sessions', other.session, {
      starts_at: new Date(Date.now() - 3_600_000).toISOString(),
      ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(await seen(other)).toEqual(['activity', 'bundle', 'product']);
    await change('organizations', other.organization_id, { deleted_at: new Date().toISOString() });
    expect(await seen(other)).toEqual([]);
  });

  test('offers of organisations that are not on this platform', async () => {
    const world = await newWorld();
    expect(await seen(world, tenants.otherApplication)).toEqual([]);
    expect(await seen(world, tenants.child)).toEqual([]);
  });

  test('a spot for which the waiting list is about to invite a person', async () => {
    const world = await newWorld();
    const { organization_id, session } = world;
    const waiting = { organization_id, session_id: session, position: 1, first_name: 'An', last_name: 'Bos' };
    await asSystem(appPool, (db) =>
      db
        .insertInto('waitlist_entries')
        .values({ ...waiting, email: 'an@test.example' })
        .execute(),
    );
    expect((await ask('session', world)).body.offer.free).toBe(0);
    await change('activities', world.activity, { waitlist_auto_invite: false });
    expect((await ask('session', world)).body.offer.free).toBe(10);
  });

  test('an unknown kind, platform or id', async () => {
    const params = { type: 'participant', offerId: 1 };
    expect((await call(getPublicOffer, { as: null, params })).status).toBe(404);
    expect((await call(listPublicOffers, { as: null, query: { type: 'participant' } })).status).toBe(422);
    expect((await call(getPublicOffer, { as: null, params: { type: 'activity', offerId: 9e9 } })).status).toBe(404);
  });
});

describe('another system of an organisation reads', () => {
  async function authorize(organizationId: number) {
    const { body: credentials } = await call(createIntegration, { as: 'admin', params: { organizationId }, body: {} });
    const body = { grant_type: 'client_credentials', ...credentials };
    const token = (await call(issueClientToken, { as: null, body })).body.access_token;
    return { authorization: `Bearer ${token}` };
  }

  test('its own published offers and no others', async () => {
    const world = await newWorld();
    const other = await newWorld();
    const headers = await authorize(world.organization_id);
    const { body } = await call(listOwnOffers, { as: null, headers, query: { type: 'session' } });
    expect(body.offers.map((offer) => offer.id)).toEqual([world.session]);
    const one = (of: World) => call(getOwnOffer, { as: null, headers, params: { type: 'bundle', offerId: of.bundle } });
    expect((await one(world)).body.offer.name).toBe('Tien lessen');
    expect((await one(other)).status).toBe(404);
  });

  test('no drafts, although they are in its scope, and nothing before the organisation is accepted', async () => {
    const world = await newWorld();
    const headers = await authorize(world.organization_id);
    const offers = async () => (await call(listOwnOffers, { as: null, headers })).body.offers.map(({ name }) => name);
    expect(await offers()).toEqual(['Cursus', 'Zwemmen']);
    await change('activities', world.activity, { concept: true });
    expect(await offers()).toEqual(['Cursus']);
    const pending = await newWorld({ status: 'pending' });
    const early = await authorize(pending.organization_id);
    expect((await call(listOwnOffers, { as: null, headers: early })).body.offers).toEqual([]);
  });
});
