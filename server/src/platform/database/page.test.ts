import { listProducts } from '@move/contract/products/products.ts';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { asSystem } from './database.ts';
import { pageStatement } from './page.ts';
import { testApp } from '../../testing/test-app.ts';

const { call, appPool, tenants } = await testApp();
const params = { organizationId: tenants.organization };
const names = Array.from({ length: 130 }, (_, n) => `Kaart ${String(n).padStart(3, '0')}`);
await asSystem(appPool, (db) =>
  db
    .insertInto('products')
    .values(names.map((name) => ({ organization_id: tenants.organization, name })))
    .execute(),
);

test.each(['asc', 'desc'] as const)('a far page begins where the page before it ends, %s', async (order) => {
  const found: string[] = [];
  for (let page = 1; page <= 6; page += 1) {
    const { body } = await call(listProducts, { params, query: { page, itemsPerPage: 25, sort: 'name', order } });
    expect(body.meta.pagination).toMatchObject({ total: 130, totalPages: 6, count: page === 6 ? 5 : 25 });
    found.push(...body.products.map(({ name }) => name));
  }
  expect(found).toEqual(order === 'asc' ? names : names.toReversed());
});

type Plan = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] };

/** The number of rows that a plan reads from tables. */
const rowsRead = (plan: Plan): number =>
  (plan['Relation Name'] === undefined ? 0 : plan['Actual Rows'] * plan['Actual Loops']) +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0);

test('a page near the end reads no more rows than the same page from the start', async () => {
  const read = (page: number, order: 'asc' | 'desc') =>
    asSystem(appPool, async (db) => {
      await sql`set local enable_sort = off`.execute(db);
      const products = { from: sql`products`, id: sql`products.id`, where: [sql`products.deleted_at is null`] };
      const query = {
        ...products,
        select: sql`id, name`,
        sort: { name: sql`fold(products.name)` },
        total: sql`130::bigint`,
      };
      const asked = { page, itemsPerPage: 10, sort: 'name', order } as const;
      const explain = sql<{
        'QUERY PLAN': [{ Plan: Plan }];
      }>`explain (analyze, format json) ${pageStatement(query, asked)}`;
      const { rows } = await explain.execute(db);
      return rows.reduce((sum, row) => sum + rowsRead(row['QUERY PLAN'][0].Plan), 0);
    });
  for (const order of ['asc', 'desc'] as const) {
    expect(await read(13, order)).toBeLessThanOrEqual(2 * 10);
    expect(await read(9, order)).toBeLessThanOrEqual(50 + 10);
  }
});
