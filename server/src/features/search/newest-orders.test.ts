import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedOrder } from '../orders/orders.seed.ts';

const { appPool, ownerPool, tenants } = await testApp();
const { organization: organization_id, application: application_id } = tenants;

const buyer = (first_name: string) => ({
  organization_id,
  application_id,
  buyer: { first_name, email: 'x@test.example' },
  paid: false,
});
const ordersOf = async (db: Database, first_name: string, count: number) => {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await seedOrder(db, buyer(first_name))).orderId);
  return ids;
};

const search = async (db: Database, word: string, limit: number | null) => {
  const { rows } = await sql<{ id: number }>`
    select search_orders(${`%${word}%`}, ${organization_id}, ${limit}::integer) as id`.execute(db);
  return rows.map(({ id }) => id);
};

test('a limited search finds the newest orders, and older ones when too few of the newest match', async () => {
  await asSystem(appPool, async (db) => {
    const old = await ordersOf(db, 'Oudewijn', 2);
    await ownerPool.query(`select setval(pg_get_serial_sequence('orders', 'id'), ${(old[1] ?? 0) + 50_000})`);
    const young = await ordersOf(db, 'Oudewijn', 3);
    const newestFirst = [...old, ...young].toReversed();
    expect(await search(db, 'oudewijn', 2)).toEqual(newestFirst.slice(0, 2));
    expect(await search(db, 'oudewijn', 4)).toEqual(newestFirst.slice(0, 4));
    expect(new Set(await search(db, 'oudewijn', null))).toEqual(new Set([...old, ...young]));
  });
});

test('a search for a common name reads few orders', async () => {
  await asSystem(appPool, async (db) => {
    const [first = 0] = await ordersOf(db, 'Veelvoorkomend', 1);
    await sql`
      insert into orders (organization_id, application_id, first_name, last_name, email, locale, status, payment_type,
        subtotal_price_in_cents, vat_in_cents, total_price_in_cents)
      select organization_id, application_id, first_name, last_name, email, locale, status, payment_type,
        subtotal_price_in_cents, vat_in_cents, total_price_in_cents
      from orders cross join generate_series(1, 3000) where id = ${first}`.execute(db);
  });
  await ownerPool.query('analyze order_search');
  await asSystem(appPool, async (db) => {
    expect(await search(db, 'veelvoorkomend', 5)).toHaveLength(5);
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'order_search'`.execute(
      db,
    );
    expect(rows[0]?.read).toBeLessThan(100);
  });
});
