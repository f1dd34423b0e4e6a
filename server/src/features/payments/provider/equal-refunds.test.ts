import { receivePaymentNews } from '@move/contract/payments/payments.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { mollieServer } from '../../../testing/servers/mollie-server.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { resumeRefundsTask } from '../payments.queue.ts';

// Mollie makes one refund an hour of the same amount of the same payment (docs/rules/money.md#online-payments).

const mollie = await mollieServer({ key: 'test_key' });
mollie.equalRefunds.areRefused = true;
afterAll(() => mollie.stop());
const world = await paymentWorld({ paymentDriver: 'mollie', mollieKey: 'test_key', mollieUrl: mollie.baseUrl });
const { call, priced, order, begin, runJobs, rowsOf } = world;

/** A paid order of a session that was canceled, with the first attempts to refund it. */
async function canceled(people: number[]) {
  const session = await priced();
  const placed = await order(session, people);
  const reference = await begin(placed);
  const payment = mollie.payments.get(reference);
  if (payment) payment.status = 'paid';
  await call(receivePaymentNews, { as: null, body: { id: reference } });
  await runJobs();
  await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
  await runJobs();
  const there = () => mollie.payments.get(reference)?.refunds ?? [];
  const here = async () =>
    (
      await rowsOf(sql<{ id: number; status: string }>`
        select id, status from provider_refunds
        where payment_id in (select id from payments where order_id = ${placed.orderId}) order by id`)
    ).rows;
  return { there, here };
}

/** Makes the next attempts of all pending refunds now. */
async function attemptAll() {
  await rowsOf(sql`select queue_refund(id) from provider_refunds where status = 'pending'`);
  await runJobs();
}

test('equal refunds of one payment wait for each other, and none fails', async () => {
  const { there, here } = await canceled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const waiting = async () => (await here()).filter(({ status }) => status === 'pending').length;
  // made: one of the equal refunds, and that of the line with the fee, whose amount differs
  expect([there().length, await waiting()]).toEqual([2, 8]);
  // neither the queue nor the task that finds lost refunds sends them within the hour
  const { rows: jobs } = await world.ownerPool.query(`
    select extract(epoch from run_at - now()) / 60 as minutes from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'send_refund'`);
  expect(jobs.filter(({ minutes }) => minutes > 60)).toHaveLength(8);
  await rowsOf(sql`update provider_refunds set updated_at = now() - interval '62 minutes' where status = 'pending'`);
  await world.runTask(resumeRefundsTask);
  expect(await waiting()).toBe(8);
  // with one attempt left: waiting for an equal refund doesn't use it up
  await rowsOf(sql`update provider_refunds set attempts = 11 where status = 'pending'`);
  for (let hour = 0; hour < 8; hour += 1) {
    mollie.forgetKeys();
    for (const refund of there()) refund.createdAt = new Date(Date.now() - 3_700_000).toISOString();
    await attemptAll();
  }
  expect([there().length, (await here()).map(({ status }) => status)]).toEqual([10, Array(10).fill('sent')]);
});

test('a refund that Mollie refuses as equal to another one for more than a week fails', async () => {
  const { here, there } = await canceled([1]);
  mollie.forgetKeys();
  // as if staff had made the equal refund at Mollie
  for (const refund of there()) refund.metadata.key = 'by hand';
  const [refund] = await here();
  await rowsOf(sql`
    update provider_refunds set status = 'pending', provider_reference = null, attempts = 11, created_at = now() - interval '8 days'
    where id = ${refund?.id ?? 0}`);
  await attemptAll();
  expect([(await here()).map(({ status }) => status), there().length]).toEqual([['failed'], 1]);
});
