import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Provider } from './provider.ts';

const PATIENCE_MS = 600_000;

/** Makes waiting jobs of payments due now, as if the time had passed. */
async function passTime({ db }: Cluster): Promise<void> {
  await db.query(`
    update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null and task_id in (
      select id from graphile_worker._private_tasks
      where identifier in ('create_payment', 'sync_payment', 'send_refund', 'offer_free_spots'))`);
}

/** Ends the payment time of these orders, or of all orders when none are given. */
export async function endTimeToPay({ db }: Cluster, orderIds: readonly number[] | null = null): Promise<void> {
  await db.query(
    `update orders set reserved_until = now() - interval '1 second'
     where status = 'open' and reserved_until is not null and ($1::bigint[] is null or id = any ($1))`,
    [orderIds],
  );
  await db.query("select graphile_worker.add_job('expire_orders')");
}

type Waiting = { jobs: number; orders: number; refunds: number };

/**
 * Waits until nothing changes any more: payment times are over, every webhook was answered, refunds are completed and no job of a payment
 * waits. Jobs of a killed worker return after 20 seconds, except those that were queued again.
 */
export async function untilQuiet(cluster: Cluster, provider: Provider): Promise<void> {
  const { db, port } = cluster;
  const until = Date.now() + PATIENCE_MS;
  // lost webhooks are sent once more at the end of the day
  await Promise.all([...provider.payments.keys()].map((id) => provider.callWebhook(port, id)));
  for (;;) {
    await endTimeToPay(cluster);
    await passTime(cluster);
    await sleep(500);
    await Promise.all(provider.arriveRefunds().map((id) => provider.callWebhook(port, id)));
    const { rows } = await db.query<Waiting>(`
      select (select count(*) from graphile_worker.jobs where attempts < max_attempts and task_identifier in
          ('create_payment', 'sync_payment', 'send_refund', 'expire_orders', 'offer_free_spots'))::integer as jobs,
        (select count(*) from orders where status = 'open')::integer as orders,
        (select count(*) from provider_refunds where status in ('pending', 'sent'))::integer as refunds`);
    const [left] = rows;
    if (left && left.jobs + left.orders + left.refunds === 0) return;
    if (Date.now() > until) {
      const { rows: jobs } = await db.query(
        'select task_identifier, attempts, last_error, run_at, locked_at, locked_by, now() from graphile_worker.jobs limit 20',
      );
      throw new Error(`It doesn't come to rest: ${JSON.stringify({ ...left, jobs })}`);
    }
  }
}
