import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { seedTenants } from '../../../testing/tenants.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { seedOrder } from '../orders.seed.ts';
import { receivePayment } from './receive-payment.ts';

const { appPool } = await testDatabase();
const { organization } = await seedTenants(appPool);
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

test('a second payment of an order is refused, and its payout month stays', async () => {
  const { orderId, lineId } = await inDatabase((db) =>
    seedOrder(db, { organization_id: organization, price: { unit_price_in_cents: 1_000 }, paid: false }),
  );
  const receive = (day: string) =>
    inDatabase((db) => receivePayment(db, { orderId, lineIds: [lineId], now: new Date(`${day}T12:00:00Z`) }));
  await receive('2028-03-10');
  await expect(receive('2028-04-10')).rejects.toThrow('was paid before');
  const { rows } = await inDatabase((db) => sql`select payout_month from orders where id = ${orderId}`.execute(db));
  expect(rows).toEqual([{ payout_month: '2028-04' }]);
});
