import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedOrder } from '../../features/orders/orders.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import {
  backUp,
  ensureLogin,
  installation,
  restore,
  temporaryDirectories,
} from '../../testing/processes/operator-command.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { emptyDatabase, testDatabase } from '../../testing/test-database.ts';

const temporaryDirectory = temporaryDirectories();

test('a refund that waited in the backup is looked up at the provider before it is sent', async () => {
  const source = await testDatabase();
  await ensureLogin(source, 'move_backup', 'bypassrls in role pg_read_all_data');
  const { organization } = await seedTenants(source.appPool);
  await asSystem(source.appPool, async (db) => {
    const { lineId } = await seedOrder(db, { organization_id: organization });
    await sql`
      with payment as (
        insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents,
          fee_in_cents, status, provider_reference)
        select organization_id, application_id, order_id, array[id], 'test', 'ideal', 1250, 0, 'paid', 'tr_planted'
          from order_lines where id = ${lineId}
        returning organization_id, application_id, id)
      insert into provider_refunds (organization_id, application_id, payment_id, reason, amount_in_cents, status)
      select organization_id, application_id, id, 'paid_twice', 100, 'pending' from payment`.execute(db);
  });
  const backup = await backUp(installation(source, temporaryDirectory()), temporaryDirectory());
  const target = await emptyDatabase();
  const restored = await restore(backup.path, installation(target, temporaryDirectory()));
  expect([backup.status, restored.status]).toEqual([0, 0]);
  const { rows } = await asSystem(target.appPool, (db) =>
    sql`select status, attempts from provider_refunds`.execute(db),
  );
  expect(rows).toEqual([{ status: 'pending', attempts: 1 }]);
});
