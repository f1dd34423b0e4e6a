import { listProducts } from '@move/contract/products/products.ts';
import { expect, test } from 'vitest';
import { asSystem } from './database.ts';
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

test.each(['asc', 'desc'] as const)('deep pages go on where the first ones end, %s', async (order) => {
  const found: string[] = [];
  for (let page = 1; page <= 6; page += 1) {
    const { body } = await call(listProducts, { params, query: { page, itemsPerPage: 25, sort: 'name', order } });
    expect(body.meta.pagination).toMatchObject({ total: 130, totalPages: 6, count: page === 6 ? 5 : 25 });
    found.push(...body.products.map(({ name }) => name));
  }
  expect(found).toEqual(order === 'asc' ? names : names.toReversed());
});
