import { updateApplicationFilters } from '@move/contract/applications/application-settings.ts';
import {
  getPublicOffer,
  listPublicCategories,
  listPublicFilters,
  listPublicLocations,
  type PublicOfferKind,
} from '@move/contract/offers/offers.ts';
import { FILTER_KEYS } from '@move/domain/applications/filter-lists.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedContact, seedContactLink } from '../contacts/contacts.seed.ts';
import { seedLocation } from '../locations/locations.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';
import { seedLocationTypes } from '../taxonomy/taxonomy.seed.ts';

const { call, appPool, tenants } = await testApp();

const day = (ahead: number) => Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: ahead }).toString();
const header = (slug: string) => ({ 'x-application-id': slug });

test('an offer names the contact persons that its organisation shows, and no member, trainer or other contact', async () => {
  const { organization: organization_id } = tenants;
  const offers = await asSystem(appPool, async (db) => {
    const common = { organization_id, concept: false };
    const activity = await seedActivity(db, { ...common, name: 'Zwemmen', offer_type: 'sessions' });
    const other = await seedActivity(db, { ...common, name: 'Duiken' });
    const product = await seedProduct(db, { ...common, name: 'Badmuts' });
    const plan = { organization_id, activity_id: activity, start_time: '19:00', end_time: '20:00' };
    const [session = 0] = await seedSessions(db, { ...plan, start_date: day(3) });
    const known = { organization_id, last_name: 'Bakker', email: 'ans@voorbeeld.example', phone: '06 12345678' };
    const shown = await seedContact(db, { ...known, first_name: 'Ans', is_public: true });
    const trainer = await seedContact(db, { ...known, first_name: 'Tom', is_public: true });
    const silent = await seedContact(db, { ...known, first_name: 'Stille' });
    const member = await seedContact(db, { ...known, first_name: 'Lid', user_id: tenants.users.staff });
    const elsewhere = await seedContact(db, { ...known, first_name: 'Elders', is_public: true });
    const at = (subject_type: string, subject_id: number, contact_id: number, roles = ['contact_person']) =>
      seedContactLink(db, { organization_id, subject_type, subject_id, contact_id, roles });
    for (const contact of [shown, silent, member]) await at('activity', activity, contact);
    await at('activity', activity, trainer, ['trainer', 'confirmation_mail']);
    await at('activity', other, elsewhere);
    await at('product', product, shown);
    return { activity, session, product, other };
  });
  const headers = header(String(tenants.application));
  const contacts = async (type: PublicOfferKind, offerId: number) =>
    (await call(getPublicOffer, { as: null, params: { type, offerId }, headers })).body.offer.contacts;
  const ans = { name: 'Ans Bakker', email: 'ans@voorbeeld.example', phone: '06 12345678' };
  expect(await contacts('activity', offers.activity)).toEqual([ans]);
  expect(await contacts('session', offers.session)).toEqual([ans]);
  expect(await contacts('product', offers.product)).toEqual([ans]);
  expect(await contacts('activity', offers.other)).toEqual([{ ...ans, name: 'Elders Bakker' }]);
});

describe('other public lists', () => {
  test('locations exclude hidden ones and those of organisations under review', async () => {
    await asSystem(appPool, async (db) => {
      const pending = { name: 'Wachtclub', home_application_id: tenants.application, status: 'pending' };
      const owner_organization_id = tenants.organization;
      await seedLocation(db, { owner_organization_id, name: 'Zichtbad' });
      await seedLocation(db, { owner_organization_id, name: 'Stilbad', is_hidden: true });
      await seedLocation(db, { owner_organization_id: await seedOrganization(db, pending), name: 'Wachtbad' });
    });
    const { body } = await call(listPublicLocations, {
      as: null,
      query: { search: 'bad', itemsPerPage: 100 },
      headers: header(String(tenants.application)),
    });
    const names = body.locations.map((location) => location.name);
    expect(names).toContain('Zichtbad');
    expect(names).not.toContain('Stilbad');
    expect(names).not.toContain('Wachtbad');
  });

  test('locations have the types that the platform uses, the opening hours of each weekday, and the exceptions to come', async () => {
    const block = { state: 'open', opened_at: '09:00', closed_at: '22:00' };
    const closed = { state: 'closed', opened_at: null, closed_at: null };
    await asSystem(appPool, async (db) => {
      const types = await seedLocationTypes(db, ['Zwembad', 'Sporthal', 'Buitenbad']);
      const use = (location_type_id: number, application_id: number) =>
        db.insertInto('location_type_applications').values({ location_type_id, application_id }).execute();
      await use(types.Sporthal, tenants.application);
      await use(types.Buitenbad, tenants.otherApplication);
      const location_id = await seedLocation(db, {
        owner_organization_id: tenants.organization,
        name: 'Open bad',
        type_ids: Object.values(types),
      });
      await db
        .insertInto('opening_hours')
        .values([2, 1].map((weekday) => ({ ...block, location_id, weekday })))
        .execute();
      await db
        .insertInto('opening_exceptions')
        .values([5, -1, -7].map((ahead) => ({ ...closed, location_id, date: day(ahead) })))
        .execute();
    });
    const headers = header(String(tenants.application));
    const { body } = await call(listPublicLocations, { as: null, query: { search: 'open bad' }, headers });
    const [location] = body.locations;
    expect(location?.types.map(({ name }) => name)).toEqual(['Sporthal', 'Zwembad']);
    expect(location?.opening_hours).toEqual([
      { weekday: 1, ...block },
      { weekday: 2, ...block },
    ]);
    expect(location?.exceptions.at(-1)).toEqual({ date: day(5), ...closed });
    expect(location?.exceptions.map(({ date }) => date)).not.toContain(day(-7));
  });

  test('filters are those of the platform that are turned on, in their order', async () => {
    const params = { applicationId: tenants.application };
    const primary = [{ key: 'age' }, { key: 'sport', enabled: false }, { key: 'date' }];
    const body = { primary, secondary: [{ key: 'tag' }] };
    expect((await call(updateApplicationFilters, { as: 'superadmin', params, body })).status).toBe(200);
    const read = (applicationId: number) =>
      call(listPublicFilters, { as: null, headers: header(String(applicationId)) });
    expect((await read(tenants.application)).body).toEqual({ primary: ['age', 'date'], secondary: ['tag'] });
    const other = (await read(tenants.otherApplication)).body;
    expect(other.primary.length + other.secondary.length).toBe(FILTER_KEYS.length);
  });

  test('categories are those of the platform and the shared ones', async () => {
    await asSystem(appPool, (db) =>
      db
        .insertInto('categories')
        .values([
          { title: 'Overal' },
          { title: 'Hier', application_id: tenants.application },
          { title: 'Elders', application_id: tenants.otherApplication },
        ])
        .execute(),
    );
    const { body } = await call(listPublicCategories, {
      as: null,
      headers: header(String(tenants.application)),
    });
    const titles = body.categories.map((category) => category.title);
    expect(titles).toEqual(expect.arrayContaining(['Hier', 'Overal']));
    expect(titles).not.toContain('Elders');
  });
});
