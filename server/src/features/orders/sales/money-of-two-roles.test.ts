import { createParticipant, payParticipant, removeParticipant } from '@move/contract/participants/participants.ts';
import { listAudit } from '@move/contract/audit/audit.ts';
import { listOrganizationTasks } from '@move/contract/home/tasks.ts';
import { cancelPurchase, createPurchase, refundPurchase } from '@move/contract/purchases/purchases.ts';
import { searchEverything } from '@move/contract/search/search.ts';
import { getApplicationStatistics, getOrganizationStatistics } from '@move/contract/statistics/statistics.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { person } from '../../../testing/worlds/people-world.ts';
import { onPlatform, twoPlatformsWorld } from '../../../testing/worlds/two-platforms-world.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedPurchase } from '../../purchases/purchases.seed.ts';
import { seedOrder } from '../orders.seed.ts';

// `strangerAdmin` is a trainer of the organisation, and also administers the other platform.
const world = await twoPlatformsWorld();
const { call, appPool, tenants, organizationId, rate_id, books } = world;
const { application } = tenants;

async function booked() {
  const path = await world.newSession({ activityId: await world.newActivity({ rate_id }), hours: -0.5 });
  const headers = onPlatform(application);
  const { body } = await call(createParticipant, { as: 'admin', params: path, body: person, headers });
  return { ...path, participantId: body.participant.id };
}

test('a role of trainer in the organisation gives no right to refund what another platform sold', async () => {
  const role = { user_id: tenants.users.strangerAdmin, role: 'trainer', organization_id: organizationId } as const;
  // the purchase is 15 days old, and the session has started: a refund now requires the ability
  const productId = await asSystem(appPool, (db) =>
    seedProduct(db, { organization_id: organizationId, name: 'Kaart', rate_id }),
  );
  const now = new Date(Date.now() - 15 * 86_400_000);
  const sold15DaysAgo = { organization_id: organizationId, product_id: productId, isPaid: true, now };
  const purchaseId = await asSystem(appPool, (db) => seedPurchase(db, sold15DaysAgo));
  const purchase = { organizationId, productId, purchaseId };
  const params = await booked();
  expect((await call(payParticipant, { as: 'admin', params })).status).toBe(200);
  await asSystem(appPool, (db) => db.insertInto('user_roles').values(role).execute());
  const before = await books();
  const as = 'strangerAdmin';
  const refused = [
    await call(refundPurchase, { as, params: purchase, body: {} }),
    await call(cancelPurchase, { as, params: purchase, query: { refund: 'full' } }),
    await call(removeParticipant, { as, params, query: { refund: 'full' } }),
  ];
  const after = await books();
  await appPool.query('delete from user_roles where user_id = $1 and organization_id = $2', [
    role.user_id,
    organizationId,
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 403, 403]);
  expect(after).toEqual(before);
});

test('the trail of a platform does not show a trainer of the organisation what other platforms sold', async () => {
  const role = { user_id: tenants.users.strangerAdmin, role: 'trainer', organization_id: organizationId } as const;
  const productId = await asSystem(appPool, async (db) => {
    await db.insertInto('user_roles').values(role).execute();
    return seedProduct(db, { organization_id: organizationId, name: 'Kaart', rate_id });
  });
  const sold = async (applicationId: number) => {
    const { first_name, last_name, email } = person;
    const body = { first_name, last_name, email, quantity: 1, payment_type: 'cash' };
    const headers = onPlatform(applicationId);
    return (await call(createPurchase, { params: { organizationId, productId }, body, headers })).body.purchase.id;
  };
  const [, own] = [await sold(application), await sold(tenants.otherApplication)];
  const [query, headers] = [{ action: 'createPurchase' }, onPlatform(tenants.otherApplication)];
  const { body } = await call(listAudit, { as: 'strangerAdmin', query, headers });
  expect(body.audit.map(({ subject_id }) => subject_id)).toEqual([String(own)]);
});

test('a search finds what other platforms sold only when the trainer’s role may see orders', async () => {
  const role = { user_id: tenants.users.strangerAdmin, role: 'trainer', organization_id: organizationId } as const;
  const productId = await asSystem(appPool, async (db) => {
    await db
      .insertInto('user_roles')
      .values(role)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return seedProduct(db, { organization_id: organizationId, name: 'Kaart', rate_id });
  });
  const found = async (applicationId: number) => {
    const { first_name, last_name, email } = person;
    const body = { first_name, last_name, email, quantity: 1, payment_type: 'cash' };
    const headers = onPlatform(applicationId);
    const { purchase } = (await call(createPurchase, { params: { organizationId, productId }, body, headers })).body;
    const q = `B-${purchase.order_id}`;
    return (await call(searchEverything, { as: 'strangerAdmin', query: { q } })).body.results.length;
  };
  const both = async () => [await found(application), await found(tenants.otherApplication)];
  expect(await both()).toEqual([1, 1]);
  await appPool.query("delete from role_abilities where role = 'trainer' and ability = 'view-rates'");
  const without = await both();
  await appPool.query("insert into role_abilities (role, ability) values ('trainer', 'view-rates')");
  expect(without).toEqual([0, 1]);
});

test('home counts what other platforms sold only when the trainer’s role may see orders', async () => {
  const role = { user_id: tenants.users.strangerAdmin, role: 'trainer', organization_id: organizationId } as const;
  const productId = await asSystem(appPool, async (db) => {
    await db
      .insertInto('user_roles')
      .values(role)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return seedProduct(db, { organization_id: organizationId, name: 'Kaart', rate_id });
  });
  const unpaid = async () => {
    const { body } = await call(listOrganizationTasks, { as: 'strangerAdmin', params: { organizationId } });
    return body.tasks.find(({ kind }) => kind === 'unpaid')?.count ?? 0;
  };
  const { first_name, last_name, email } = person;
  const body = { first_name, last_name, email, quantity: 1, payment_type: 'cash' };
  const sell = () =>
    call(createPurchase, { params: { organizationId, productId }, body, headers: onPlatform(application) });
  const before = await unpaid();
  await sell();
  expect(await unpaid()).toBe(before + 1);
  await appPool.query("delete from role_abilities where role = 'trainer' and ability = 'view-rates'");
  const withoutAbility = await unpaid();
  await sell();
  const stillWithout = await unpaid();
  await appPool.query("insert into role_abilities (role, ability) values ('trainer', 'view-rates')");
  expect(stillWithout).toBe(withoutAbility);
});

describe('figures', () => {
  const query = { dateFrom: '2024-05-01', dateUntil: '2024-05-31' };
  const now = new Date('2024-05-10T12:00:00Z');
  const sell = (organization_id: number, application_id: number) =>
    asSystem(appPool, (db) => seedOrder(db, { organization_id, application_id, now }));
  const withAbility = async <Result>(sqlOfRole: string, undo: string, work: () => Promise<Result>) => {
    await appPool.query(sqlOfRole);
    try {
      return await work();
    } finally {
      await appPool.query(undo);
    }
  };

  test('include what other platforms sold only for a role in the organisation that may see orders', async () => {
    await asSystem(appPool, (db) =>
      db
        .insertInto('user_roles')
        .values({ user_id: tenants.users.strangerAdmin, role: 'trainer', organization_id: organizationId })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    await sell(organizationId, application);
    await sell(organizationId, application);
    await sell(organizationId, tenants.otherApplication);
    const orders = async () => {
      const params = { organizationId };
      const { body } = await call(getOrganizationStatistics, { as: 'strangerAdmin', params, query });
      return body.statistics.current.money?.orders;
    };
    expect(await orders()).toBe(3);
    const without = await withAbility(
      "delete from role_abilities where role = 'trainer' and ability = 'view-rates'",
      "insert into role_abilities (role, ability) values ('trainer', 'view-rates')",
      orders,
    );
    expect(without).toBe(1);
  });

  test('of a platform cover the organisations in which the user has a role', async () => {
    const other = tenants.childOrganization;
    await asSystem(appPool, async (db) => {
      await db
        .insertInto('organization_applications')
        .values({ organization_id: other, application_id: application })
        .execute();
      await seedRole(db, { user_id: tenants.users.staff, role: 'trainer', organization_id: other });
    });
    await sell(other, application);
    const figures = () => call(getApplicationStatistics, { as: 'staff', query, headers: onPlatform(application) });
    const { status, body } = await withAbility(
      `insert into role_abilities (role, ability) values ('organization', 'view-application'),
        ('trainer', 'view-application'), ('organization', 'view-application-orders')`,
      `delete from role_abilities where role in ('organization', 'trainer')
        and ability in ('view-application', 'view-application-orders')`,
      figures,
    );
    expect([status, body.statistics.current.money?.orders]).toEqual([200, 3]);
  });
});
