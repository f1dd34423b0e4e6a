import { type AuditEntry, listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { createParticipant } from '@move/contract/participants/participants.ts';
import { removeProduct } from '@move/contract/products/products.ts';
import { contactBuyers, previewBuyersMessage } from '@move/contract/purchases/buyer-messages.ts';
import {
  cancelPurchase,
  createPurchase,
  exportPurchases,
  listPurchases,
  markPurchasePaid,
  refundPurchase,
} from '@move/contract/purchases/purchases.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { person } from '../../../testing/worlds/people-world.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { onPlatform, twoPlatformsWorld } from '../../../testing/worlds/two-platforms-world.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedRate } from '../../rates/rates.seed.ts';

const world = await twoPlatformsWorld();
const { call, appPool, tenants, organizationId, rate_id, books } = world;
const { application, otherApplication } = tenants;
const sale = { ...person, quantity: 1, payment_type: 'cash' as const };

let made = 0;
async function newProduct() {
  made += 1;
  const name = `Kaart ${made}`;
  const productId = await asSystem(appPool, (db) =>
    seedProduct(db, { organization_id: organizationId, name, rate_id }),
  );
  return { organizationId, productId };
}

async function sell(as: TestUser, applicationId: number, params: Awaited<ReturnType<typeof newProduct>>) {
  const body = { ...sale, first_name: as, is_paid: true };
  const answer = await call(createPurchase, { as, params, body, headers: onPlatform(applicationId) });
  expect(answer.status).toBe(201);
  return { ...params, purchaseId: answer.body.purchase.id };
}

describe('purchases', () => {
  test('an administrator sees what their platform sold; staff and superadmins see all', async () => {
    const params = await newProduct();
    await sell('admin', application, params);
    await sell('strangerAdmin', otherApplication, params);
    await sell('staff', application, params);
    const namesFor = async (as: TestUser) => {
      const { body } = await call(listPurchases, { as, params, query: { sort: 'name' } });
      expect(body.meta.pagination.total).toBe(body.purchases.length);
      return body.purchases.map(({ first_name }) => first_name).toSorted();
    };
    expect(await namesFor('admin')).toEqual(['admin', 'staff']);
    expect(await namesFor('strangerAdmin')).toEqual(['strangerAdmin']);
    expect(await namesFor('staff')).toEqual(['admin', 'staff', 'strangerAdmin']);
    expect(await namesFor('superadmin')).toEqual(['admin', 'staff', 'strangerAdmin']);
  });

  test('an administrator of a parent sees what the children sold, not vice versa', async () => {
    const { child, childOrganization } = tenants;
    const productId = await asSystem(appPool, async (db) => {
      await db
        .insertInto('organization_applications')
        .values({ organization_id: childOrganization, application_id: application })
        .execute();
      const price = { organization_id: childOrganization, name: 'Band', price_in_cents: 500 };
      const rate = await seedRate(db, { ...price, vat_level: 'high' });
      return seedProduct(db, { organization_id: childOrganization, name: 'Band', rate_id: rate });
    });
    const params = { organizationId: childOrganization, productId };
    const ofChild = await call(createPurchase, { as: 'childAdmin', params, body: sale, headers: onPlatform(child) });
    const ofParent = await call(createPurchase, { as: 'admin', params, body: sale, headers: onPlatform(application) });
    expect([ofChild.status, ofParent.status]).toEqual([201, 201]);
    const totalFor = async (as: TestUser) => (await call(listPurchases, { as, params })).body.meta.pagination.total;
    expect([await totalFor('admin'), await totalFor('childAdmin')]).toEqual([2, 1]);
  });

  test('a purchase of another platform can’t be canceled, refunded, paid, mailed or exported', async () => {
    const params = await newProduct();
    const purchase = await sell('admin', application, params);
    const before = await books();
    const as = 'strangerAdmin';
    expect((await call(refundPurchase, { as, params: purchase, body: {} })).status).toBe(404);
    expect((await call(cancelPurchase, { as, params: purchase })).status).toBe(404);
    expect((await call(markPurchasePaid, { as, params: purchase })).status).toBe(404);
    const message = { subject: 'Hallo', body: 'Dag', purchase_ids: [purchase.purchaseId] };
    expect((await call(contactBuyers, { as, params, body: message })).errors).toHaveProperty('purchase_ids.0');
    const preview = await call(previewBuyersMessage, { as, params, body: { subject: 'Hallo', body: 'Dag' } });
    expect(preview.body.preview.recipients).toBe(0);
    const file = await call(exportPurchases, { as, params });
    expect(readSheet(file.bytes)).toHaveLength(1);
    expect(await books()).toEqual(before);
    expect((await call(refundPurchase, { as: 'admin', params: purchase, body: {} })).status).toBe(200);
  });

  test('a product with unpaid purchases of another platform is not removed without force', async () => {
    const params = await newProduct();
    await call(createPurchase, { as: 'admin', params, body: sale, headers: onPlatform(application) });
    const refused = await call(removeProduct, { as: 'strangerAdmin', params });
    expect([refused.status, refused.errors]).toEqual([409, { state: ['Aankopen die nog niet betaald zijn: 1'] }]);
    const forced = await call(removeProduct, { as: 'strangerAdmin', params, query: { force: '1' } });
    expect(forced.status).toBe(204);
    expect((await call(listPurchases, { as: 'admin', params })).body.purchases).toHaveLength(1);
  });

  test('an administrator always sells on a platform of their own', async () => {
    const params = await newProduct();
    const { users } = tenants;
    await asSystem(appPool, async (db) => {
      const role = { user_id: users.strangerAdmin, role: 'admin', application_id: tenants.child };
      await db.insertInto('user_roles').values(role).execute();
    });
    // the organisation is not on the platform of the call, and the caller doesn't administer its home platform
    const sold = await sell('strangerAdmin', tenants.child, params);
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ application_id: number }>`select application_id from purchases where id = ${sold.purchaseId}`.execute(db),
    );
    expect(rows).toEqual([{ application_id: otherApplication }]);
    await asSystem(appPool, (db) =>
      db
        .deleteFrom('user_roles')
        .where('application_id', '=', tenants.child)
        .where('user_id', '=', users.strangerAdmin)
        .execute(),
    );
  });
});

test('audit rows with amounts are shown to the platform that sold, to staff and to superadmins', async () => {
  const params = await newProduct();
  const purchase = await sell('admin', application, params);
  const activityId = await world.newActivity({ rate_id });
  const path = await world.newSession({ activityId });
  const added = await call(createParticipant, {
    as: 'admin',
    params: path,
    body: person,
    headers: onPlatform(application),
  });
  const ofBoth = (audit: readonly AuditEntry[]) =>
    audit
      .filter(
        ({ subject_type: type, subject_id: id }) =>
          (type === 'purchases' && id === String(purchase.purchaseId)) ||
          (type === 'participants' && id === String(added.body.participant.id)),
      )
      .map(({ action }) => action);
  const inOrganization = async (as: TestUser) => {
    const { body } = await call(listOrganizationAudit, {
      as,
      params: { organizationId },
      query: { itemsPerPage: 100 },
    });
    return ofBoth(body.audit);
  };
  const inPlatform = async (as: TestUser) =>
    ofBoth((await call(listAudit, { as, query: { itemsPerPage: 100 } })).body.audit);
  expect([await inOrganization('strangerAdmin'), await inPlatform('strangerAdmin')]).toEqual([[], []]);
  for (const as of ['admin', 'staff', 'superadmin'] as const) {
    expect([as, await inOrganization(as)]).toEqual([as, ['createParticipant', 'createPurchase']]);
  }
  expect(await inPlatform('admin')).toEqual(['createParticipant', 'createPurchase']);
});

test('the database itself hides the money of other platforms, whatever is asked', async () => {
  const client = await appPool.connect();
  await client.query('begin');
  await client.query("select set_scope('organizations', array[$1::bigint], array[$2::bigint])", [
    organizationId,
    application,
  ]);
  const count = async (table: string) =>
    (await client.query(`select count(*) filter (where application_id <> $1) as other from ${table}`, [application]))
      .rows[0].other;
  const tables = ['orders', 'order_lines', 'transactions', 'refunds', 'purchases'];
  const each = async (read: (table: string) => Promise<number>) => {
    const numbers: number[] = [];
    for (const table of tables) numbers.push(await read(table));
    return numbers;
  };
  const before = await each(count);
  expect(before.filter((other) => other > 0).length).toBeGreaterThan(3);
  await client.query("select limit_money(array[$1::bigint], '{}')", [application]);
  expect(await each(count)).toEqual([0, 0, 0, 0, 0]);
  await client.query('rollback');
  client.release();
});
