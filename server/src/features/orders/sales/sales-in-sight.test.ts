import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { seedTenants } from '../../../testing/tenants.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { seedOrder } from '../orders.seed.ts';

const { appPool } = await testDatabase();
const { organization, otherOrganization, application, child } = await seedTenants(appPool);

/** The organisations of the orders that a scope sees. */
async function seen(scope: string, organizations: number[], applications: number[]): Promise<number[]> {
  const client = await appPool.connect();
  try {
    await client.query('begin');
    await client.query('select set_scope($1, $2, $3)', [scope, organizations, applications]);
    const { rows } = await client.query<{ id: number }>('select distinct organization_id as id from orders');
    return rows.map((row) => row.id);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('the database shows a platform what it sold, and not what another sold for the same organisation', async () => {
  await asSystem(appPool, async (db) => {
    await seedOrder(db, { organization_id: organization });
    await seedOrder(db, { organization_id: otherOrganization });
  });
  expect(await seen('applications', [], [application])).toEqual([organization]);
  expect(await seen('applications', [], [child])).toEqual([]);
  expect(await seen('organizations', [otherOrganization], [application])).toEqual([otherOrganization]);
  expect(await seen('public', [organization], [application])).toEqual([]);
});
