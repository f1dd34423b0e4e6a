import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { expireOrders } from './expire-orders.ts';

const { begin, call, choose, context, expire, order, organizationId, ownerPool, priced, rowsOf, runJobs, stored } =
  await paymentWorld();

test('a run whose first orders can’t be expired goes on with the next orders', async () => {
  const [stuck, other] = [await order(await priced()), await order(await priced())];
  for (const [{ orderId }, minutes] of [
    [stuck, 2],
    [other, 1],
  ] as const)
    await rowsOf(
      sql`update orders set reserved_until = now() - make_interval(mins => ${minutes}) where id = ${orderId}`,
    );
  await ownerPool.query(`
    create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
    create trigger refuse before update on orders for each row when (new.id = ${stuck.orderId}) execute function refuse_row()`);
  await expect(expireOrders(context(), 1)).rejects.toThrow('orders could not be ended: stuck');
  await ownerPool.query('drop function refuse_row cascade');
  expect([(await stored(stuck)).status, (await stored(other)).status]).toEqual(['open', 'expired']);
});

test('an order without open lines, which stays due, doesn’t keep the next orders waiting', async () => {
  const [empty, other] = [await order(await priced()), await order(await priced())];
  for (const [{ orderId }, minutes] of [
    [empty, 2],
    [other, 1],
  ] as const)
    await rowsOf(
      sql`update orders set reserved_until = now() - make_interval(mins => ${minutes}) where id = ${orderId}`,
    );
  await ownerPool.query(`
    select set_config('app.scope', 'system', true);
    alter table transactions disable trigger user;
    update transactions set status = 'canceled' where order_id = ${empty.orderId};
    alter table transactions enable trigger user`);
  await rowsOf(
    sql`update orders set reserved_until = null where status = 'open' and id not in (${empty.orderId}, ${other.orderId})`,
  );
  await expireOrders(context(), 1);
  expect([(await stored(empty)).status, (await stored(other)).status]).toEqual(['open', 'expired']);
});

test('a payment that comes after the order expired and its buyer was erased is refunded', async () => {
  const placed = await order(await priced(), [7]);
  const reference = await begin(placed);
  await expire(placed);
  const params = { organizationId, record: `orders-${placed.orderId}` };
  expect((await call(erasePersonalData, { params, body: { name: 'Sanne 7 de Wit' } })).status).toBe(204);
  await choose(reference, 'paid');
  await runJobs();
  expect(await stored(placed)).toMatchObject({ status: 'refunded', people: ['canceled'] });
});
