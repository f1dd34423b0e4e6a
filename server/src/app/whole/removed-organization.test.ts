import { listAudit } from '@move/contract/audit/audit.ts';
import { getLabel } from '@move/contract/labels/labels.ts';
import { updateLabelActivityFilters, updateLabelProductFilters } from '@move/contract/labels/label-filters.ts';
import { linkLocation, listLinkableLocations } from '@move/contract/locations/location-links.ts';
import { checkIn } from '@move/contract/participants/participants.ts';
import { EMPTY_FILTER } from '@move/domain/labels/label-filter.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedActivity } from '../../features/activities/activities.seed.ts';
import { seedParticipant } from '../../features/bookings/bookings.seed.ts';
import { seedInvoice } from '../../features/invoices/invoices.seed.ts';
import { seedLabel } from '../../features/labels/labels.seed.ts';
import { seedLocation } from '../../features/locations/locations.seed.ts';
import { seedOrder } from '../../features/orders/orders.seed.ts';
import { seedOrganization } from '../../features/organizations/organizations.seed.ts';
import { seedProduct } from '../../features/products/products.seed.ts';
import { seedSessions } from '../../features/sessions/sessions.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { routes } from '../routes.ts';

// Tests docs/rules/access.md#a-removed-organisation in the lists of platforms. All records of the organisation have one name, to find them.
const { call, appPool, tenants } = await testApp();
const { application } = tenants;
const NAME = 'Zonnedauw';
const PERSON = 'Wendelmoed';

const world = await asSystem(appPool, async (db) => {
  const organization_id = await seedOrganization(db, { name: NAME, home_application_id: application });
  const activity_id = await seedActivity(db, { organization_id, name: `${NAME} les`, concept: false, age_from: 97 });
  const product_id = await seedProduct(db, { organization_id, name: `${NAME} kaart`, age_from: 97 });
  const labelId = await seedLabel(db, {
    name: 'Label',
    application_ids: [application],
    activities: [{ id: activity_id, organization_id }],
    products: [{ id: product_id, organization_id }],
    organization_ids: [organization_id],
  });
  const locationId = await seedLocation(db, {
    owner_organization_id: organization_id,
    name: `${NAME} hal`,
    city: `${NAME}dorp`,
  });
  const plan = { organization_id, activity_id, start_time: '10:00', end_time: '11:00' };
  const [session_id = 0] = await seedSessions(db, { ...plan, start_date: '2026-01-05' });
  const buyer = { first_name: PERSON, email: 'koper@post.example' };
  const { lineId } = await seedOrder(db, { organization_id, buyer });
  const person = { organization_id, session_id, first_name: PERSON, order_line_id: lineId };
  const participantId = await seedParticipant(db, person);
  await seedInvoice(db, { organization_id, month: '2031-01' });
  await db
    .insertInto('notifications')
    .values({ application_id: application, organization_id, title: `${NAME} belt`, contents: 'Hoi' })
    .execute();
  const ids = { organizationId: organization_id, activityId: activity_id, sessionId: session_id };
  return { ...ids, participantId, locationId, labelId };
});
const { participantId, locationId, labelId, ...session } = world;
const marked = await call(checkIn, {
  as: 'admin',
  params: { ...session, participantId },
  body: { status: 'present' },
});

const setRemoved = (isRemoved: boolean) =>
  asSystem(appPool, (db) =>
    sql`update organizations set deleted_at = case when ${isRemoved} then now() end where id = ${world.organizationId}`.execute(
      db,
    ),
  );

/** Reads that return records of several organisations, such as the matches of a label; search.test.ts tests the search. */
const lists = routes
  .map(({ endpoint }) => endpoint)
  .filter(
    ({ method, reply, scope, name }) =>
      method === 'GET' && reply !== 'file' && scope !== 'public' && name !== 'searchEverything',
  )
  .filter(({ path }) => !/:(?!applicationId|labelId)/.test(path));

/** The lists in which the reader sees a name. */
async function shownTo(as: 'admin' | 'superadmin', name: string): Promise<string[]> {
  const shown: string[] = [];
  for (const endpoint of lists) {
    const params = { applicationId: application, labelId } as never;
    const query = endpoint.name.endsWith('Matches') ? { minAge: '97' } : {};
    const { body } = await call(endpoint, { as, params, query } as never);
    if (JSON.stringify(body).includes(name)) shown.push(endpoint.name);
  }
  return shown.toSorted();
}

test('an organisation that is removed is in no list of a platform, apart from what was sold or sent', async () => {
  expect(marked.status).toBe(200);
  const ofAdmin = await shownTo('admin', NAME);
  expect(ofAdmin).toEqual(
    expect.arrayContaining([
      'listApplicationActivities',
      'listApplicationLocations',
      'listApplicationSessions',
      'listLabelActivityMatches',
      'listLabelOrganizationMatches',
      'listLabelProductMatches',
    ]),
  );
  expect(await shownTo('admin', PERSON)).toEqual(['listApplicationOrders', 'listAudit']);
  expect((await shownTo('superadmin', NAME)).length).toBeGreaterThan(ofAdmin.length);
  await setRemoved(true);
  const kept = ['listApplicationOrders', 'listAudit', 'listNotifications'];
  expect(await shownTo('admin', NAME)).toEqual(kept);
  const ofAll = ['listAllInvoices', 'listAllOrders', 'listOrdersOfApplication'];
  expect(await shownTo('superadmin', NAME)).toEqual([...ofAll, ...kept].toSorted());
  expect(await shownTo('admin', PERSON)).toEqual(['listApplicationOrders']);
  const { body } = await call(listAudit, { as: 'admin', query: { search: PERSON } });
  expect(body.audit).toEqual([]);
});

test('a label does not count records of a removed organisation', async () => {
  const body = { ...EMPTY_FILTER, min_age: 97 };
  const counted = async () => {
    const asked = { as: 'admin', params: { labelId } } as const;
    const matched = [
      await call(updateLabelActivityFilters, { ...asked, body }),
      await call(updateLabelProductFilters, { ...asked, body }),
    ];
    const { label } = (await call(getLabel, asked)).body;
    return [...matched.map(({ body: { matches_count } }) => matches_count), label.uses_count];
  };
  await setRemoved(true);
  expect(await counted()).toEqual([0, 0, 0]);
  await setRemoved(false);
  expect(await counted()).toEqual([1, 1, 3]);
});

test('other organisations on the platform can’t start to use locations of a removed organisation', async () => {
  const params = { organizationId: tenants.organization };
  const offered = async (search: string) =>
    (await call(listLinkableLocations, { params, query: { search } })).body.locations.filter(
      ({ id }) => id === locationId,
    ).length;
  const searches = [NAME, NAME.slice(0, 2)];
  await setRemoved(false);
  expect(await Promise.all(searches.map(offered))).toEqual([1, 1]);
  await setRemoved(true);
  expect(await Promise.all(searches.map(offered))).toEqual([0, 0]);
  expect((await call(linkLocation, { params: { ...params, locationId } })).status).toBe(404);
  await setRemoved(false);
  expect((await call(linkLocation, { params: { ...params, locationId } })).status).toBe(201);
});
