import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { paramNames } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { issueToken } from '../../features/access/login/issue-token.ts';
import { seedParticipant } from '../../features/bookings/bookings.seed.ts';
import { seedOrder } from '../../features/orders/orders.seed.ts';
import { seedRate } from '../../features/rates/rates.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { seedExamples } from '../../testing/whole/examples.ts';
import { testApp } from '../../testing/test-app.ts';
import { routes } from '../routes.ts';

// Tests docs/rules/money.md#impersonation for every endpoint of the contract. New endpoints are included automatically.
const app = await testApp();
const { appPool, config, tenants } = app;
const { organization: organization_id, users } = tenants;
const { own, drafts } = await seedExamples(appPool, tenants);
const facts = { request: { ip: '127.0.0.1', userAgent: null }, now: new Date(), config };
const inBundle = await asSystem(appPool, async (db) => {
  const rate_id = await seedRate(db, { organization_id, name: 'Kaart', price_in_cents: 1_250 });
  await db.updateTable('products').set({ rate_id }).where('id', '=', Number(own.productId)).execute();
  return seedParticipant(db, {
    organization_id,
    session_id: Number(own.sessionId),
    bundle_participant_id: Number(own.bundleParticipantId),
    email: 'bundel@test.example',
  });
});

const writes = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, permission, scope }) => method !== 'GET' && permission !== 'public' && scope !== 'self');

/** The endpoints that receive or refund money. Add a new one here when it refuses during impersonation. */
const SETTLING = [
  'cancelPurchase',
  'cancelSession',
  'createPurchase',
  'markPurchasePaid',
  'markTransactionPaid',
  'payBundleParticipant',
  'payParticipant',
  'refundPurchase',
  'refundTransaction',
  'removeActivity',
  'removeBundle',
  'removeBundleParticipant',
  'removeBundleSession',
  'removeParticipant',
  'removeSession',
];

/** The examples as they were before any endpoint changed them, each with its own order. */
const prepare = (paid: boolean) =>
  asSystem(appPool, async (db) => {
    const order = async () => (await seedOrder(db, { organization_id, paid })).lineId;
    const here = sql`organization_id = ${organization_id}`;
    await sql`update sessions set deleted_at = null, canceled_at = null, canceled_cause = null, canceled_reason = null,
      canceled_notified = null where ${here}`.execute(db);
    for (const table of ['activities', 'bundles', 'products']) {
      await sql`update ${sql.table(table)} set deleted_at = null where ${here}`.execute(db);
    }
    await sql`insert into bundle_sessions (organization_id, activity_id, bundle_id, session_id)
      values (${organization_id}, ${own.activityId}, ${own.bundleId}, ${own.sessionId}) on conflict do nothing`.execute(
      db,
    );
    // participants that an earlier endpoint added are not part of the examples
    await sql`update participants set status = 'canceled', canceled_at = now() where ${here}`.execute(db);
    await sql`update bundle_participants set status = 'canceled', canceled_at = now() where ${here}`.execute(db);
    await sql`update bundle_participants set status = 'active', canceled_at = null, order_line_id = ${await order()}
      where ${here} and id = ${own.bundleParticipantId}`.execute(db);
    await sql`update participants set status = 'active', canceled_at = null, session_id = ${own.sessionId}
      where ${here} and id in (${own.participantId}, ${inBundle})`.execute(db);
    await sql`update participants set order_line_id = ${await order()} where id = ${own.participantId}`.execute(db);
    const bought = await order();
    await sql`update purchases set canceled_at = null, order_line_id = ${bought} where id = ${own.purchaseId}`.execute(
      db,
    );
    const { rows } = await sql<{ id: number }>`select id from transactions where order_line_id = ${bought}`.execute(db);
    own.transactionId = rows[0]?.id ?? 0;
  });

/** The tables that `prepare` fills again, and the tables of its orders. */
const PREPARED = [
  'activities',
  'bundle_participants',
  'bundle_sessions',
  'bundles',
  'order_lines',
  'orders',
  'participants',
  'products',
  'purchases',
  'refunds',
  'sessions',
  'transactions',
];

/** The total received and refunded, and a hash that changes after any write to the prepared tables. */
async function books(): Promise<{ settled: string; examples: string }> {
  const marks = PREPARED.map((table) => sql`select count(*), max(xmin::text::bigint) from ${sql.table(table)}`);
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ settled: string; examples: string }>`select
      (select count(*) from refunds) || '/' ||
        (select count(*) from transactions where status not in ('open', 'canceled', 'free', 'external')) as settled,
      (select string_agg(mark::text, ' ') from (${sql.join(marks, sql` union all `)}) as mark) as examples`.execute(db),
  );
  return rows[0] ?? { settled: '', examples: '' };
}

async function carryOut(endpoint: Endpoint, token: string) {
  const params = Object.fromEntries(paramNames(endpoint.path).map((name) => [name, own[name] ?? 0]));
  const draft = drafts[endpoint.name] ?? {};
  const body = endpoint.name === 'createPurchase' ? { ...draft, is_paid: true } : draft;
  return app.call(endpoint, {
    as: null,
    params: params as never,
    query: endpoint.method === 'DELETE' ? { force: '1', refund: 'full' } : {},
    ...(endpoint.body ? { body } : {}),
    headers: { authorization: `Bearer ${token}` },
  });
}

/** Calls every write with one login. Returns the endpoints that received or refunded money, and the statuses of all replies by endpoint. */
async function settledBy(impersonatorId?: number) {
  const settled = new Set<string>();
  const statuses = new Map<string, number[]>();
  const issue = { ...facts, userId: users.staff, ...(impersonatorId !== undefined && { impersonatorId }) };
  const { apiToken } = await asSystem(appPool, (db) => issueToken(db, issue));
  for (const paid of [true, false]) {
    await prepare(paid);
    let before = await books();
    for (const endpoint of writes.filter(({ method }) => paid || method === 'POST')) {
      const { status } = await carryOut(endpoint, apiToken);
      const after = await books();
      if (after.settled !== before.settled) settled.add(endpoint.name);
      if (after.examples !== before.examples) {
        await prepare(paid);
        before = await books();
      }
      statuses.set(endpoint.name, [...(statuses.get(endpoint.name) ?? []), status]);
    }
  }
  return { settled: [...settled].toSorted(), statuses };
}

describe('money', () => {
  test("is received or refunded by these endpoints in a user's own session", async () => {
    const { settled } = await settledBy();
    expect(settled).toEqual(SETTLING);
  });

  test('is not received or refunded during impersonation: each of these endpoints returns 403', async () => {
    const { settled, statuses } = await settledBy(users.superadmin);
    expect(settled).toEqual([]);
    expect(SETTLING.filter((name) => !statuses.get(name)?.includes(403))).toEqual([]);
    expect([...statuses].filter(([, all]) => all.includes(500))).toEqual([]);
  });

  test('is refused by the database too, when code forgets to check', async () => {
    const issue = { ...facts, userId: users.staff, impersonatorId: users.superadmin };
    const { apiToken } = await asSystem(appPool, (db) => issueToken(db, issue));
    const { orderId } = await asSystem(appPool, (db) => seedOrder(db, { organization_id, paid: false }));
    const client = await appPool.connect();
    for (const statement of [
      `update transactions set status = 'paid' where order_id = ${orderId}`,
      `insert into refunds (organization_id, application_id, transaction_id, kind, amount_in_cents, vat_in_cents)
        select organization_id, application_id, id, 'full', 1, 0 from transactions where order_id = ${orderId}`,
    ]) {
      await client.query('begin');
      const { rows } = await client.query(
        `select enter(sha256($1::bytea), 'organization', $2, null, false, null, null, null, 'x', null, '{}', 1) as entered`,
        [apiToken, organization_id],
      );
      expect(rows[0].entered.outcome).toBe('ok');
      await expect(client.query(statement)).rejects.toThrow('during impersonation');
      await client.query('rollback');
    }
    client.release();
  });
});
