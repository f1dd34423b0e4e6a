import { searchEverything } from '@move/contract/search/search.ts';
import { COUNTER_BUYER } from '@move/domain/orders/buyers/counter-buyer.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole } from '../access/access.seed.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedApplication } from '../applications/applications.seed.ts';
import { seedParticipant } from '../bookings/bookings.seed.ts';
import { seedInvoice } from '../invoices/invoices.seed.ts';
import { seedLabel } from '../labels/labels.seed.ts';
import { seedLocation } from '../locations/locations.seed.ts';
import { seedOrder } from '../orders/orders.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';
import { seedCategories, seedSports, seedTags } from '../taxonomy/taxonomy.seed.ts';
import { seedCoupon, seedWallet } from '../wallets/wallets.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization } = tenants;
const world = await asSystem(appPool, async (db) => {
  await seedOrganization(db, { name: 'Zwemmers Bond', home_application_id: tenants.application });
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    await seedLocation(db, { owner_organization_id: organization, name: `Zwembad ${name}` });
  }
  await seedLabel(db, { name: 'Koraalpret', application_ids: [tenants.application, tenants.child] });
  await seedLabel(db, { name: 'Koraalpret verder', application_ids: [tenants.otherApplication] });
  await seedTags(db, ['Koraalkant']);
  await seedSports(db, ['Koraalpolo']);
  await seedApplication(db, { name: 'Koraalland', slug: 'koraalland' });
  const { Koraalsport: shared } = await seedCategories(db, ['Koraalsport']);
  const { Koraalfeest: ofOne } = await seedCategories(db, ['Koraalfeest'], tenants.application);
  await seedCategories(db, ['Koraalgevecht'], tenants.otherApplication);
  return {
    shared,
    ofOne,
    hidden: await seedLocation(db, { owner_organization_id: otherOrganization, name: 'Zwembad Elders' }),
    own: await seedLocation(db, { owner_organization_id: organization, name: '100% Één Zwembad' }),
  };
});

async function found(q: string, as: TestUser = 'staff', query = {}) {
  const { body } = await call(searchEverything, { as, query: { q, ...query } });
  return body.results.map((result) => `${result.kind} ${result.name}`);
}

test('a search finds all kinds, at most five per kind, names that begin with the text first', async () => {
  const names = await found('zwem', 'admin', { application_id: tenants.application });
  expect(names.filter((name) => name.startsWith('location'))).toHaveLength(5);
  expect(names).toContain('organization Zwemmers Bond');
  expect(names.filter((name) => name.startsWith('location')).every((name) => name.startsWith('location Zwembad'))).toBe(
    true,
  );
});

test('a search stays within the caller’s scope', async () => {
  expect(await found('elders')).toEqual([]);
  expect(await found('bond')).toEqual([]);
  expect(await found(String(world.hidden))).not.toContain('location Zwembad Elders');
  expect(await found('elders', 'stranger')).toEqual(['organization Tennis Elders', 'location Zwembad Elders']);
  const answer = await call(searchEverything, { query: { q: 'x', organization_id: otherOrganization } });
  expect(answer.status).toBe(403);
});

test('a search without a context covers everything of the caller, including platforms that they administer', async () => {
  expect(await found('elders', 'strangerAdmin')).toEqual(await found('elders', 'stranger'));
  expect(await found('judo test', 'admin')).toEqual(['organization Judo Test']);
  expect(await found('elders', 'admin')).toEqual([]);
  const both = { user_id: tenants.users.childAdmin, role: 'organization' as const, organization_id: otherOrganization };
  await asSystem(appPool, (db) => seedRole(db, both));
  expect(await found('test', 'childAdmin')).toEqual(['organization Judo Test']);
  expect(await found('elders', 'childAdmin')).toContain('organization Tennis Elders');
});

test('a search covers only kinds that the caller may list', async () => {
  expect(await found('zwem', 'nobody')).toEqual([]);
});

test('a search ignores case and accents, takes signs such as % literally, and finds records by id', async () => {
  expect(await found('een ZWEMBAD')).toEqual(['location 100% Één Zwembad']);
  expect(await found('100%')).toEqual(['location 100% Één Zwembad']);
  expect(await found('100_')).toEqual([]);
  expect(await found(String(world.own))).toContain('location 100% Één Zwembad');
});

test('an order is found by its number, only by users who may see its amounts', async () => {
  const { orderId } = await asSystem(appPool, (db) => seedOrder(db, { organization_id: organization }));
  for (const q of [`B-${orderId}`, `#${orderId}`, `b${orderId}`, String(orderId)]) {
    expect([q, await found(q)]).toEqual([q, expect.arrayContaining([`order B-${orderId}`])]);
  }
  expect(await found(`B-${orderId}`, 'trainer')).toEqual([`order B-${orderId}`]);
  expect(await found(`B-${orderId}`, 'admin')).toEqual([`order B-${orderId}`]);
  expect(await found(`B-${orderId}`, 'stranger')).toEqual([]);
  expect(await found(`B-${orderId}`, 'strangerAdmin')).toEqual([]);
  expect(await found(`B-${orderId}`, 'nobody')).toEqual([]);
});

test('an order of a buyer without a name is shown with a word in place of the name', async () => {
  const { orderId } = await asSystem(appPool, (db) => seedOrder(db, { organization_id: organization }));
  await asSystem(appPool, (db) => db.updateTable('orders').set(COUNTER_BUYER).where('id', '=', orderId).execute());
  const query = { q: `B-${orderId}`, organization_id: organization };
  const hints = async (headers: Record<string, string>) =>
    (await call(searchEverything, { as: 'staff', query, headers })).body.results.map(({ hint }) => hint);
  expect(await hints({ 'accept-language': 'nl' })).toEqual([expect.stringMatching(/^Balie · /)]);
  expect(await hints({ 'accept-language': 'en' })).toEqual([expect.stringMatching(/^Counter · /)]);
});

test('a buyer is found once, with the newest order and how many match', async () => {
  const buyer = { first_name: 'Veerle', email: 'veerle@test.example' };
  const orderIds: number[] = [];
  await asSystem(appPool, async (db) => {
    for (const one of [buyer, buyer, { ...buyer, first_name: 'Vera' }])
      orderIds.push((await seedOrder(db, { organization_id: organization, buyer: one })).orderId);
  });
  const { results } = (await call(searchEverything, { query: { q: 'veerle@test', organization_id: organization } }))
    .body;
  const orders = results.filter(({ kind }) => kind === 'order');
  const counts = orders.map(({ id, orders_count }) => `${id}: ${orders_count}`);
  expect(counts).toEqual([`${orderIds[1]}: 2`, `${orderIds[2]}: 1`]);
});

test('sports, categories and other shared words are found by users who maintain them, with the platform of a category', async () => {
  const ofAdmin = ['category Koraalfeest', 'category Koraalsport', 'label Koraalpret', 'tag Koraalkant'];
  expect((await found('koraal', 'admin')).toSorted()).toEqual(ofAdmin);
  expect(await found('koraal', 'staff')).toEqual([]);
  expect(await found('koraal', 'trainer')).toEqual([]);
  const ofSuperadmin = await found('koraal', 'superadmin');
  expect(ofSuperadmin).toEqual(
    expect.arrayContaining([...ofAdmin, 'application Koraalland', 'sport Koraalpolo', 'label Koraalpret verder']),
  );
  const { body } = await call(searchEverything, { as: 'admin', query: { q: 'koraal' } });
  const categories = body.results.filter(({ kind }) => kind === 'category');
  expect(categories.map(({ id, hint, application_id }) => ({ id, hint, application_id }))).toEqual([
    { id: world.ofOne, hint: 'Sportplein', application_id: tenants.application },
    { id: world.shared, hint: null, application_id: null },
  ]);
});

test('an invoice is found by its number, only by users who may see it', async () => {
  const id = await asSystem(appPool, (db) => seedInvoice(db, { organization_id: organization, month: '2031-01' }));
  expect(id).toBeGreaterThan(0);
  expect(await found('2031-1')).toEqual(['invoice 2031-000001']);
  expect(await found('2031-000001', 'trainer')).toEqual(['invoice 2031-000001']);
  expect(await found('2031-000001', 'superadmin')).toEqual(['invoice 2031-000001']);
  expect(await found('2031-000001', 'admin')).toEqual([]);
  expect(await found('2031-000001', 'stranger')).toEqual([]);
  expect(await found('2031-000001', 'nobody')).toEqual([]);
});

test('on a platform a superadmin finds an invoice of any organisation, without its organisation', async () => {
  const id = await asSystem(appPool, (db) => seedInvoice(db, { organization_id: organization, month: '2034-01' }));
  const query = { q: '2034-1', application_id: tenants.child };
  const { body } = await call(searchEverything, { as: 'superadmin', query });
  const invoice = { kind: 'invoice', id, name: '2034-000001', hint: 'Zwemclub Test', organization_id: null };
  expect(body.results).toEqual([expect.objectContaining(invoice)]);
  expect(await found('2034-1', 'admin', { application_id: tenants.child })).toEqual([]);
});

test('a superadmin finds a voucher by its whole code, others find none', async () => {
  const { wallet_id, id } = await asSystem(appPool, async (db) => {
    const wallet = await seedWallet(db, {
      name: 'Beweegpas',
      slug: 'beweegpas',
      application_ids: [tenants.application],
    });
    return { wallet_id: wallet, id: await seedCoupon(db, { wallet_id: wallet, code: 'KORAAL-12345' }) };
  });
  const query = { q: 'koraal 12345', application_id: tenants.application };
  const { body } = await call(searchEverything, { as: 'superadmin', query });
  const coupon = { kind: 'coupon', id, name: 'KORAAL-12345', hint: 'Beweegpas', wallet_id };
  expect(body.results).toEqual([expect.objectContaining(coupon)]);
  for (const as of ['admin', 'staff', 'trainer', 'nobody'] as const) {
    expect(await found('koraal-12345', as)).toEqual([]);
  }
  expect(await found('koraal-1234', 'superadmin')).toEqual([]);
});

test('an organisation is found by its e-mail address, which the hint then shows', async () => {
  const email = 'bestuur@onderwaterhockey.example';
  await asSystem(appPool, (db) =>
    seedOrganization(db, { name: 'Koraalduikers', email, home_application_id: tenants.application }),
  );
  const { body } = await call(searchEverything, { as: 'admin', query: { q: 'bestuur@onderwater' } });
  expect(body.results).toEqual([
    expect.objectContaining({ name: 'Koraalduikers', hint: expect.stringContaining(email) }),
  ]);
  expect(await found('bestuur@onderwater', 'staff')).toEqual([]);
});

test('a participant is found once, by name or e-mail address, inside the organisations of the caller', async () => {
  const sessionIds = await asSystem(appPool, async (db) => {
    const activity = await seedActivity(db, { organization_id: organization, name: 'Koorzwemmen' });
    const plan = { organization_id: organization, activity_id: activity, start_time: '10:00', end_time: '11:00' };
    const ids = [
      ...(await seedSessions(db, { ...plan, start_date: '2031-03-03' })),
      ...(await seedSessions(db, { ...plan, start_date: '2031-03-10' })),
    ];
    for (const session_id of ids) {
      await seedParticipant(db, {
        organization_id: organization,
        session_id,
        first_name: 'Emma',
        email: 'emma@koor.example',
      });
    }
    return ids;
  });
  expect(await found('emma de wit')).toEqual(['participant Emma de Wit']);
  expect(await found('EMMA@koor')).toEqual(['participant Emma de Wit']);
  const { body } = await call(searchEverything, { query: { q: 'emma@koor' } });
  expect(body.results).toMatchObject([
    { session_id: sessionIds[0], email: 'emma@koor.example', hint: 'emma@koor.example · Koorzwemmen' },
  ]);
  expect(await found('emma@koor', 'stranger')).toEqual([]);
  expect(await found('emma@koor', 'nobody')).toEqual([]);
  expect(await found('emma@koor', 'superadmin')).toEqual([]);
  expect(await found('emma@koor', 'superadmin', { organization_id: organization })).toEqual([
    'participant Emma de Wit',
  ]);
  expect(await found('emma@koor', 'strangerAdmin')).toEqual([]);
});

test('users are found by superadmins only, and records with the same name differ by status', async () => {
  const { body: own } = await call(searchEverything, { as: 'superadmin', query: { q: 'trainer@' } });
  expect(own.results.map(({ kind, hint }) => [kind, hint])).toContainEqual([
    'user',
    expect.stringMatching(/^trainer@/),
  ]);
  expect((await found('trainer@', 'admin')).filter((name) => name.startsWith('user'))).toEqual([]);
  await asSystem(appPool, async (db) => {
    await seedActivity(db, { organization_id: organization, name: 'Koraalduiken', concept: true });
    await seedActivity(db, { organization_id: organization, name: 'Koraalduiken', concept: false });
  });
  const { body } = await call(searchEverything, { query: { q: 'koraalduiken' } });
  expect(body.results).toHaveLength(2);
  expect(new Set(body.results.map(({ status }) => status))).toEqual(new Set(['concept', 'live']));
});

test('administrators find participants, buyers and contacts across their organisations, with the organisation', async () => {
  const world = await peopleIn(organization, 'Wietske');
  const elsewhere = await peopleIn(otherOrganization, 'Wietske');
  const orderId = `order B-${world.orderId}`;
  expect((await found('wietske@', 'admin')).toSorted()).toEqual([
    'contact Wietske Trainer',
    orderId,
    'participant Wietske de Wit',
  ]);
  const { body } = await call(searchEverything, { as: 'admin', query: { q: 'wietske' } });
  expect(new Set(body.results.map(({ kind, hint }) => `${kind} ${hint?.split(' · ').at(-1)}`))).toEqual(
    new Set(['contact Zwemclub Test', 'order Zwemclub Test', 'participant Zwemclub Test']),
  );
  const all = await found('wietske', 'superadmin');
  expect(all).toEqual(expect.arrayContaining([orderId, `order B-${elsewhere.orderId}`]));
  expect(await found('wietske', 'nobody')).toEqual([]);
  // a search across a platform needs three letters, since an index finds no shorter texts
  expect(await found('wi', 'admin')).not.toContain('participant Wietske de Wit');
  expect(await found('wietske', 'staff')).toEqual(expect.arrayContaining([orderId, 'participant Wietske de Wit']));
});

test('nothing of a removed organisation is found', async () => {
  const removed = await asSystem(appPool, (db) =>
    seedOrganization(db, { name: 'Jorrit Verenigd', home_application_id: tenants.application }),
  );
  await peopleIn(removed, 'Jorrit');
  await asSystem(appPool, async (db) => {
    await seedActivity(db, { organization_id: removed, name: 'Jorrit zwemt' });
    await seedProduct(db, { organization_id: removed, name: 'Jorritkaart' });
    await seedLocation(db, { owner_organization_id: removed, name: 'Jorrithal' });
    await seedInvoice(db, { organization_id: removed, month: '2032-01' });
    await db
      .insertInto('notifications')
      .values({ application_id: tenants.application, organization_id: removed, title: 'Jorrit belt', contents: 'Hoi' })
      .execute();
  });
  const kinds = async (as: TestUser) => new Set((await found('jorrit', as)).map((name) => name.split(' ')[0]));
  const all = ['activity', 'contact', 'location', 'notification', 'order', 'organization', 'participant', 'product'];
  expect(await kinds('admin')).toEqual(new Set(all));
  expect(await found('2032-1', 'superadmin')).toEqual(['invoice 2032-000001']);
  await asSystem(appPool, (db) =>
    db.updateTable('organizations').set({ deleted_at: sql`now()` }).where('id', '=', removed).execute(),
  );
  for (const as of ['admin', 'superadmin'] as const) expect([as, ...(await kinds(as))]).toEqual([as]);
  expect(await found('2032-1', 'superadmin')).toEqual([]);
});

test('a search across a platform finds participants, buyers and contacts only with the ability to see them', async () => {
  await peopleIn(organization, 'Ootje');
  const taken = ['manage-participants', 'view-rates'];
  await asSystem(appPool, (db) =>
    sql`delete from role_abilities where role = 'admin' and ability = any (${taken}::text[])`.execute(db),
  );
  expect(await found('ootje', 'admin')).toEqual(['contact Ootje Trainer']);
  await asSystem(appPool, (db) =>
    sql`insert into role_abilities (role, ability) select 'admin', unnest(${taken}::text[])`.execute(db),
  );
});

/** Adds a participant, the order of the same person, and a contact, all with this first name. */
function peopleIn(organizationId: number, first_name: string) {
  const email = `${first_name.toLowerCase()}@breed.example`;
  return asSystem(appPool, async (db) => {
    const activity = await seedActivity(db, { organization_id: organizationId, name: 'Breedtesport' });
    const plan = { organization_id: organizationId, activity_id: activity, start_time: '10:00', end_time: '11:00' };
    const [session_id = 0] = await seedSessions(db, { ...plan, start_date: '2031-03-03' });
    const { orderId, lineId } = await seedOrder(db, { organization_id: organizationId, buyer: { first_name, email } });
    await seedParticipant(db, {
      organization_id: organizationId,
      session_id,
      first_name,
      email,
      order_line_id: lineId,
    });
    await db
      .insertInto('contacts')
      .values({ organization_id: organizationId, first_name, last_name: 'Trainer', email })
      .execute();
    return { orderId };
  });
}
