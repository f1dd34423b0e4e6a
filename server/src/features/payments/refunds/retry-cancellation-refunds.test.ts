import { listCanceledPeople, listCancellations } from '@move/contract/cancellations/cancellations.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { retryCancellationRefunds } from '@move/contract/payments/provider-refunds.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentWorld } from '../../../testing/money/payment-world.ts';

const world = await paymentWorld();
const { call, priced, order, pay, runJobs, rowsOf, organizationId, tenants } = world;

/** Four people paid for a session that is canceled; the provider refuses the first two refunds, and accepts them later. */
async function twoFailed() {
  const session = await priced();
  const references: string[] = [];
  for (const number of [1, 2, 3, 4]) references.push(await pay(await order(session, [number])));
  const refused = references.slice(0, 2);
  await rowsOf(sql`update test_payments set status = 'failed' where reference = any (${refused}::text[])`);
  await call(removeSession, { params: session, query: { force: 1 } });
  await runJobs();
  await rowsOf(sql`update test_payments set status = 'paid' where reference = any (${refused}::text[])`);
  const { body } = await call(listCancellations, {
    params: { organizationId },
    query: { activityId: session.activityId },
  });
  const params = { organizationId, cancellationId: body.cancellations[0]?.id ?? 0 };
  return { references, params };
}

type Params = Awaited<ReturnType<typeof twoFailed>>['params'];

async function ordersIn(params: Params, state: 'failed' | 'done') {
  const { body } = await call(listCanceledPeople, { params, query: { state } });
  return body.people.map(({ order: sold }) => sold?.id ?? 0);
}

async function timelineOf(orderId: number) {
  const { body } = await call(getOrder, { params: { organizationId, orderId } });
  return body.order.timeline.map(({ kind }) => kind);
}

/** What the provider refunded of each payment. */
async function returned(references: readonly string[]) {
  const { rows } = await rowsOf(sql<{ cents: number }>`
    select refunded_in_cents as cents from test_payments where reference = any (${[...references]}::text[]) order by reference`);
  return rows.map(({ cents }) => cents);
}

test('all failed refunds are sent once, also when three users retry them at once', async () => {
  const { references, params } = await twoFailed();
  const [failed, done] = [await ordersIn(params, 'failed'), await ordersIn(params, 'done')];
  const replies = await Promise.all([1, 2, 3].map(() => call(retryCancellationRefunds, { params })));
  expect(replies.map(({ body }) => body.retried).toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  await runJobs();
  expect(await returned(references)).toEqual([1_285, 1_285, 1_285, 1_285]);
  expect(await ordersIn(params, 'done')).toHaveLength(4);
  expect((await call(retryCancellationRefunds, { params })).body.retried).toBe(0);
  // only on the timelines of the orders whose refund had failed
  expect(await timelineOf(failed[0] ?? 0)).toContain('refund_retried');
  expect(await timelineOf(done[0] ?? 0)).not.toContain('refund_retried');
});

test('retrying requires the right to refund, in the organisation of the path', async () => {
  const { params } = await twoFailed();
  expect((await call(retryCancellationRefunds, { as: 'trainer', params })).status).toBe(403);
  const elsewhere = { ...params, organizationId: tenants.otherOrganization };
  expect((await call(retryCancellationRefunds, { as: 'superadmin', params: elsewhere })).status).toBe(404);
});
