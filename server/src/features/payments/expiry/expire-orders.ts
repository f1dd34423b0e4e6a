import { sql } from 'kysely';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { throwFailures } from '../../../platform/jobs/throw-failures.ts';
import { errorText } from '../../../platform/operator-error.ts';
import { RefusedByProvider } from '../../../platform/payments/payment-driver.ts';
import { endUnpaid } from '../../orders/public.ts';
import { lockOrderItems, releaseOrderItems } from '../order-items.ts';
import { mailPayer } from '../payment-mails.ts';
import { inOrganization } from '../provider/in-organization.ts';
import { lockOrder } from '../provider/stored-payment.ts';
import { applyStatus, fetchStatus } from '../provider/sync-payment.ts';

/** Orders per run when none fails; the next run, a minute later, expires the rest. */
const BATCH = 500;

type DueOrder = { id: number; organization_id: number; application_id: number; payment_ids: number[] };

/**
 * Expires orders that were not paid in time. First asks the provider about attempts that are still open, since its webhook may have been
 * lost. Each order has its own transaction, and a failure doesn't stop the others.
 */
export async function expireOrders(context: TaskContext, batch = BATCH): Promise<void> {
  const failures: unknown[] = [];
  const left = new Set<number>();
  const unreachable = new Set<number>();
  let isFull = true;
  // orders that can't be expired stay due and could fill the batch of every run, so the run then goes on with the next batch
  for (let before = -1; isFull && left.size > before; ) {
    before = left.size;
    const due = await findDue(context, { batch, except: [...left] });
    isFull = due.length === batch;
    for (const order of due) {
      try {
        if (!(await endDue(order, unreachable, context))) left.add(order.id);
      } catch (error) {
        left.add(order.id);
        failures.push(error);
      }
    }
  }
  throwFailures(failures, 'orders could not be ended');
}

type Sought = { batch: number; except: readonly number[] };

/** Finds the orders that have been due longest, with their open payments. */
async function findDue({ pool, now }: TaskContext, { batch, except }: Sought): Promise<DueOrder[]> {
  return asSystem(pool, async (db) => {
    const { rows } = await sql<DueOrder>`
      select orders.id, orders.organization_id, orders.application_id,
        array(select payments.id from payments where payments.order_id = orders.id and payments.status = 'open') as payment_ids
      from orders where status = 'open' and reserved_until <= ${now.toISOString()} and orders.id <> all (${[...except]}::bigint[])
      order by reserved_until limit ${batch}`.execute(db);
    return rows;
  });
}

/** Returns whether the order was expired. */
async function endDue(order: DueOrder, unreachable: Set<number>, context: TaskContext): Promise<boolean> {
  const { pool, now, config } = context;
  await checkPayments(order, unreachable, context);
  return inOrganization(pool, order.organization_id, (db) =>
    expireOrder(db, { orderId: order.id, now, appUrl: config.appUrl }),
  );
}

/**
 * Applies the statuses of the attempts to pay an order. A platform whose provider fails is added to `unreachable` and isn't asked again in
 * this run, since each request may take ten seconds.
 */
async function checkPayments(order: DueOrder, unreachable: Set<number>, context: TaskContext): Promise<void> {
  for (const paymentId of order.payment_ids) {
    if (unreachable.has(order.application_id)) return;
    const fetched = await fetchStatus(paymentId, context).catch((error: unknown) => {
      // the provider refuses one payment, e.g. with 404: it is reachable for the others
      if (!(error instanceof RefusedByProvider)) unreachable.add(order.application_id);
      // the spots are freed anyway; a payment that was made is applied by a later check
      context.log.warn({ orderId: order.id, error: errorText(error) }, 'The payment provider could not be asked.');
      return null;
    });
    if (fetched) await applyStatus(fetched, context);
  }
}

type Expiring = { orderId: number; now: Date; appUrl: string };

/**
 * Expires an order that was not paid in time: frees its spots and units, and mails the buyer. Returns false, and does nothing, when it was
 * paid meanwhile, has more time, or has no open line. Runs in the scope of its organisation.
 */
async function expireOrder(db: Database, { orderId, now, appUrl }: Expiring): Promise<boolean> {
  const { rows } = await sql<{ lines: number[] }>`
    select coalesce(array_agg(order_line_id), '{}') as lines from transactions where order_id = ${orderId} and status = 'open'`.execute(
    db,
  );
  const lineIds = rows[0]?.lines ?? [];
  if (lineIds.length === 0) return false;
  const ordered = await lockOrderItems(db, lineIds);
  const order = await lockOrder(db, orderId);
  if (order?.status !== 'open' || order.reserved_until === null || Date.parse(order.reserved_until) > now.getTime())
    return false;
  const status = (await hasFailed(db, orderId)) ? 'failed' : 'expired';
  await endUnpaid(db, { orderId, status });
  await releaseOrderItems(db, ordered, now);
  await mailPayer(db, { orderId, kind: 'expired', amountInCents: 0, appUrl });
  return true;
}

/** Returns whether the last attempt to pay was refused. */
async function hasFailed(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    select status from payments where order_id = ${orderId} order by id desc limit 1`.execute(db);
  return rows[0]?.status === 'failed';
}
