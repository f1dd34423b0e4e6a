import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../platform/log/create-log.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { lookAgain } from './look-again.ts';

const world = await paymentWorld();
const { appPool, ownerPool, rowsOf, config, priced, order, begin, choose, stored } = world;

beforeEach(() => ownerPool.query('delete from graphile_worker._private_jobs'));

/** The queued checks: their number, and minutes from now. */
async function looks(): Promise<(readonly [look: number, minutes: number])[]> {
  const { rows } = await ownerPool.query<{ look: number; minutes: number }>(
    `select (payload->>'look')::integer as look, round(extract(epoch from run_at - now()) / 60)::integer as minutes
     from graphile_worker._private_jobs where payload->>'look' is not null order by 1`,
  );
  return rows.map(({ look, minutes }) => [look, minutes] as const);
}
const paymentOf = async (reference: string) => {
  const { rows } = await rowsOf(sql<{ id: number }>`select id from payments where provider_reference = ${reference}`);
  return rows[0]?.id ?? 0;
};
const look = (paymentId: number, number: number) => {
  const context = { pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() };
  return lookAgain({ paymentId, look: number }, context);
};

test('each check of a payment without a report queues the next, up to the last one', async () => {
  const paymentId = await paymentOf(await begin(await order(await priced())));
  expect(await looks()).toEqual([[0, 5]]);
  await look(paymentId, 0);
  await look(paymentId, 1);
  await look(paymentId, 2);
  expect(await looks()).toEqual([
    [0, 5],
    [1, 15],
    [2, 40],
    [3, 23 * 60],
  ]);
  await look(paymentId, 3);
  expect(await looks()).toHaveLength(4);
});

test('a check finds a payment that was not reported; no check follows once it is paid', async () => {
  const placed = await order(await priced());
  const reference = await begin(placed);
  const paymentId = await paymentOf(reference);
  await choose(reference, 'paid');
  await ownerPool.query('delete from graphile_worker._private_jobs');
  await look(paymentId, 0);
  expect((await stored(placed)).status).toBe('paid');
  expect(await looks()).toEqual([[1, 15]]);
  await look(paymentId, 1);
  expect(await looks()).toEqual([[1, 15]]);
});

test('while the provider is unreachable the next check is queued already', async () => {
  const reference = await begin(await order(await priced()));
  const paymentId = await paymentOf(reference);
  await ownerPool.query('delete from graphile_worker._private_jobs');
  await ownerPool.query('alter table test_payments rename to test_payments_away');
  await expect(look(paymentId, 0)).rejects.toThrow('test_payments');
  await ownerPool.query('alter table test_payments_away rename to test_payments');
  expect(await looks()).toEqual([[1, 15]]);
});
