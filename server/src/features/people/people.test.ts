import { createPurchase } from '@move/contract/purchases/purchases.ts';
import { getPerson } from '@move/contract/people/people.ts';
import { COUNTER_BUYER } from '@move/domain/orders/buyers/counter-buyer.ts';
import { erasedEmail } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { onPlatform, twoPlatformsWorld } from '../../testing/worlds/two-platforms-world.ts';
import { seedRole } from '../access/access.seed.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedBundleParticipant, seedParticipant, seedWaiting } from '../bookings/bookings.seed.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';
import { seedOrder } from '../orders/orders.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';

// The organisation of `staff` is on two platforms: `admin` administers the first, `strangerAdmin` the other.
const { call, appPool, tenants, organizationId, rate_id } = await twoPlatformsWorld();
const { otherOrganization, users } = tenants;

/** Adds a session with a bundle, a place on both, an entry of the waiting list, and an order, all of this address. */
function personIn(organization_id: number, email: string) {
  return asSystem(appPool, async (db) => {
    const of = { organization_id };
    const activity_id = await seedActivity(db, { ...of, name: 'Borstcrawl' });
    const plan = { ...of, activity_id, start_time: '10:00', end_time: '11:00' };
    const [sessionId = 0] = await seedSessions(db, { ...plan, start_date: '2031-03-03' });
    const [later = 0] = await seedSessions(db, { ...plan, start_date: '2031-03-10' });
    const bundle = { ...of, activity_id, name: 'Voorjaar', start_date: '2031-03-10', session_ids: [later] };
    const bundleId = await seedBundle(db, bundle);
    const { orderId, lineId } = await seedOrder(db, { ...of, buyer: { first_name: 'Hilde', email } });
    const person = { ...of, email, last_name: 'Slag' };
    await seedParticipant(db, { ...person, session_id: sessionId, first_name: 'Mees', order_line_id: lineId });
    const wholeId = await seedBundleParticipant(db, { ...person, bundle_id: bundleId, first_name: 'Noor' });
    const part = { session_id: later, first_name: 'Noor', bundle_participant_id: wholeId };
    await seedParticipant(db, { ...person, ...part });
    await seedWaiting(db, { ...person, session_id: later, first_name: 'Mees' });
    await seedWaiting(db, { ...person, bundle_id: bundleId, first_name: 'MÉES' });
    await seedWaiting(db, { ...person, session_id: sessionId, first_name: 'Mees', status: 'declined' });
    return { activity_id, sessionId, later, bundleId, orderId };
  });
}

async function person(email: string, as: TestUser = 'staff', query: object = {}) {
  const { status, body } = await call(getPerson, { as, query: { email, ...query } });
  expect(status).toBe(200);
  return body.person;
}

/** The number of rows of each part; null for a part that is hidden. */
async function counts(email: string, as: TestUser, query: object = {}) {
  const { participations, bundles, waiting, orders } = await person(email, as, query);
  return [participations, bundles, waiting, orders].map((part) => part?.rows.length ?? null);
}

const ALL = [2, 1, 2, 1];
const NOTHING = [0, 0, 0, 0];

async function without<Result>(role: string, abilities: readonly string[], work: () => Promise<Result>) {
  await appPool.query('delete from role_abilities where role = $1 and ability = any ($2)', [role, abilities]);
  try {
    return await work();
  } finally {
    await appPool.query('insert into role_abilities (role, ability) select $1, unnest($2::text[])', [role, abilities]);
  }
}

test('a person is shown with places, bundles, open waiting lists and orders, newest first', async () => {
  const email = 'hilde@slag.example';
  const { activity_id, sessionId, later, bundleId, orderId } = await personIn(organizationId, email);
  const found = await person('HILDE@Slag.example');
  expect(found.email).toBe(email);
  expect(found.names).toEqual(['Hilde Öztürk', 'Noor Slag', 'Mees Slag']);
  const organization = { id: organizationId, name: 'Zwemclub Test' };
  const activity = { id: activity_id, name: 'Borstcrawl' };
  const bundle = { id: bundleId, name: 'Voorjaar' };
  const session = (id: number, start_date: string) => ({ id, start_date, start_time: '10:00', end_time: '11:00' });
  expect(found.participations).toMatchObject({
    has_more: false,
    rows: [
      { name: 'Noor Slag', organization, activity, session: session(later, '2031-03-10'), bundle, payment: null },
      {
        name: 'Mees Slag',
        session: session(sessionId, '2031-03-03'),
        bundle: null,
        status: 'active',
        check_in: 'none',
        payment: { order_id: orderId, status: 'paid', total_in_cents: 1_250 },
      },
    ],
  });
  expect(found.bundles).toMatchObject({ rows: [{ name: 'Noor Slag', bundle, activity, to_come: 1, payment: null }] });
  expect(found.waiting?.rows.map(({ name, session: of, bundle: whole }) => [name, of?.id, whole?.id])).toEqual(
    expect.arrayContaining([
      ['Mees Slag', later, undefined],
      ['MÉES Slag', undefined, bundleId],
    ]),
  );
  expect(found.waiting?.rows).toHaveLength(2);
  expect(found.orders).toMatchObject({
    rows: [{ number: `B-${orderId}`, organization, total_price_in_cents: 1_250, title: 'Losse les', status: 'paid' }],
  });
});

test('only rows of exactly this address are shown, and none of removed activities or organisations', async () => {
  const email = 'jens@slag.example';
  const gone = await asSystem(appPool, (db) =>
    seedOrganization(db, { name: 'Weg', home_application_id: tenants.application }),
  );
  const { activity_id } = await personIn(organizationId, email);
  await personIn(gone, email);
  expect(await counts('jens@slag.exampl', 'staff')).toEqual(NOTHING);
  expect(await counts('ens@slag.example', 'admin')).toEqual(NOTHING);
  expect(await counts(email, 'admin')).toEqual([4, 2, 4, 2]);
  await asSystem(appPool, async (db) => {
    await sql`update organizations set deleted_at = now() where id = ${gone}`.execute(db);
  });
  expect(await counts(email, 'admin')).toEqual(ALL);
  expect(await counts(email, 'superadmin')).toEqual(ALL);
  await asSystem(appPool, async (db) => {
    await sql`update activities set deleted_at = now() where id = ${activity_id}`.execute(db);
  });
  expect(await counts(email, 'admin')).toEqual([0, 0, 0, 1]);
});

test('rows of other organisations are not shown, nor those of other platforms', async () => {
  const email = 'tess@slag.example';
  await personIn(otherOrganization, email);
  expect(await counts(email, 'staff')).toEqual(NOTHING);
  expect(await counts(email, 'trainer')).toEqual(NOTHING);
  expect(await counts(email, 'admin')).toEqual(NOTHING);
  expect(await counts(email, 'stranger')).toEqual(ALL);
  expect(await counts(email, 'strangerAdmin')).toEqual(ALL);
  expect(await counts(email, 'superadmin')).toEqual(ALL);
  expect(await counts(email, 'superadmin', { organization_id: organizationId })).toEqual(NOTHING);
  const refused = await call(getPerson, { query: { email, organization_id: otherOrganization } });
  expect(refused.status).toBe(403);
  expect((await call(getPerson, { as: 'nobody', query: { email } })).status).toBe(403);
});

test('each part needs the ability of its list', async () => {
  const email = 'fien@slag.example';
  await personIn(organizationId, email);
  expect(await counts(email, 'trainer')).toEqual(ALL);
  expect(await without('trainer', ['manage-participants'], () => counts(email, 'trainer'))).toEqual([
    null,
    null,
    null,
    1,
  ]);
  const noBundle = await without('trainer', ['view-bundle'], () => counts(email, 'trainer'));
  expect(noBundle).toEqual([2, null, 1, 1]);
  const noMoney = await without('trainer', ['view-rates'], () => person(email, 'trainer'));
  expect(noMoney.orders).toBeNull();
  expect(noMoney.participations?.rows.map(({ payment }) => payment)).toEqual([null, null]);
  const both = ['manage-participants', 'view-rates'];
  const none = await without('trainer', both, () => call(getPerson, { as: 'trainer', query: { email } }));
  expect(none.status).toBe(403);
});

test('roles in several organisations are not combined', async () => {
  const email = 'gijs@slag.example';
  const { alfa, bravo } = await asSystem(appPool, async (db) => {
    const organization = (name: string) => seedOrganization(db, { name, home_application_id: tenants.application });
    const ids = { alfa: await organization('Alfa'), bravo: await organization('Bravo') };
    await seedRole(db, { user_id: users.nobody, role: 'organization', organization_id: ids.alfa });
    await seedRole(db, { user_id: users.nobody, role: 'trainer', organization_id: ids.bravo });
    return ids;
  });
  await personIn(alfa, email);
  await personIn(bravo, email);
  expect(await counts(email, 'nobody')).toEqual([4, 2, 4, 2]);
  const shown = async (query: object = {}) => {
    const { participations, bundles, waiting, orders } = await person(email, 'nobody', query);
    return [participations, bundles, waiting, orders].map((part) => part?.rows.map((row) => row.organization.name));
  };
  const people = ['Alfa', 'Alfa'];
  expect(await without('trainer', ['manage-participants'], () => shown())).toEqual([
    people,
    ['Alfa'],
    people,
    ['Bravo', 'Alfa'],
  ]);
  const [, ...noBundle] = await without('trainer', ['view-bundle'], () => shown());
  expect(noBundle).toEqual([['Alfa'], ['Bravo', 'Alfa', 'Alfa'], ['Bravo', 'Alfa']]);
  const noMoney = await without('trainer', ['view-rates'], () => person(email, 'nobody'));
  expect(noMoney.orders?.rows.map((row) => row.organization.name)).toEqual(['Alfa']);
  const paid = noMoney.participations?.rows.filter(({ payment }) => payment !== null);
  expect(paid?.map((row) => row.organization.name)).toEqual(['Alfa']);
  await asSystem(appPool, (db) => db.deleteFrom('user_roles').where('user_id', '=', users.nobody).execute());
});

describe('orders of another platform', () => {
  const email = 'puck@slag.example';
  const as = 'strangerAdmin';
  const query = { organization_id: organizationId };
  let own = 0;

  test('are not shown to an administrator, nor is what another platform’s order paid', async () => {
    const { orderId } = await personIn(organizationId, email);
    const productId = await asSystem(appPool, (db) =>
      seedProduct(db, { organization_id: organizationId, name: 'Kaart', rate_id }),
    );
    const body = { first_name: 'Puck', last_name: 'Slag', email, quantity: 1, payment_type: 'cash' };
    const headers = onPlatform(tenants.otherApplication);
    const params = { organizationId, productId };
    own = (await call(createPurchase, { params, body, headers })).body.purchase.order_id;
    const ids = async (reader: TestUser, of: object) =>
      (await person(email, reader, of)).orders?.rows.map(({ id }) => id);
    expect(await ids('staff', {})).toEqual([own, orderId]);
    for (const of of [{}, query]) {
      expect([of, await ids('admin', of)]).toEqual([of, [orderId]]);
      expect([of, await ids(as, of)]).toEqual([of, [own]]);
      const { participations } = await person(email, as, of);
      expect(participations?.rows.map(({ payment }) => payment)).toEqual([null, null]);
    }
  });

  test('are shown to an administrator who is a trainer there too, if trainers see orders', async () => {
    await asSystem(appPool, (db) =>
      seedRole(db, { user_id: users.strangerAdmin, role: 'trainer', organization_id: organizationId }),
    );
    for (const of of [{}, query]) {
      expect([of, await counts(email, as, of)]).toEqual([of, [2, 1, 2, 2]]);
      const limited = await without('trainer', ['view-rates'], () => person(email, as, of));
      expect([of, limited.orders?.rows.map(({ id }) => id)]).toEqual([of, [own]]);
      expect(limited.participations?.rows.map(({ payment }) => payment)).toEqual([null, null]);
    }
    await asSystem(appPool, (db) => db.deleteFrom('user_roles').where('role', '=', 'trainer').execute());
  });
});

test('an erased person can’t be asked for, and buyers without a name have none', async () => {
  const email = erasedEmail(7);
  await asSystem(appPool, (db) =>
    seedOrder(db, { organization_id: organizationId, buyer: { first_name: 'Verwijderd', email } }),
  );
  expect((await call(getPerson, { query: { email } })).status).toBe(422);
  const counter = 'balie@slag.example';
  await asSystem(appPool, async (db) => {
    const { orderId } = await seedOrder(db, {
      organization_id: organizationId,
      buyer: { first_name: 'X', email: counter },
    });
    await db.updateTable('orders').set(COUNTER_BUYER).set({ email: counter }).where('id', '=', orderId).execute();
  });
  expect(await person(counter)).toMatchObject({ names: [], orders: { rows: [{ email: counter }] } });
});

test('of more than a hundred rows the newest are shown, with a sign that there are more', async () => {
  const email = 'velen@slag.example';
  await asSystem(appPool, async (db) => {
    const of = { organization_id: organizationId };
    const activity_id = await seedActivity(db, { ...of, name: 'Veel' });
    const plan = { ...of, activity_id, start_time: '10:00', end_time: '11:00' };
    const [first = 0] = await seedSessions(db, { ...plan, start_date: '2030-03-03' });
    const [last = 0] = await seedSessions(db, { ...plan, start_date: '2030-03-04' });
    await sql`
      insert into participants (organization_id, session_id, first_name, last_name, email)
      select ${organizationId}, case number when 1 then ${last}::bigint else ${first}::bigint end, 'Kind', 'Nummer ' || number, ${email}
      from generate_series(1, 101) as number`.execute(db);
  });
  const { participations, orders } = await person(email);
  expect([participations?.rows.length, participations?.has_more, orders?.has_more]).toEqual([100, true, false]);
  expect(participations?.rows[0]).toMatchObject({ name: 'Kind Nummer 1' });
});

test.each(['participants', 'bundle_participants', 'waitlist_entries', 'orders'])(
  'an index finds the rows of an address in %s, also behind row-level security',
  async (table) => {
    const client = await appPool.connect();
    try {
      await client.query('begin');
      await client.query('set local enable_seqscan = off');
      const open = table === 'waitlist_entries' ? "and status in ('waiting', 'invited')" : '';
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from ${table} where email::text = 'a@slag.example' ${open}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Cond: \(\(email\)::text = /);
      // the policy
      expect(plan).toContain('InitPlan');
    } finally {
      await client.query('rollback');
      client.release();
    }
  },
);
