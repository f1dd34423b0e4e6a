import { orderNumber } from '@move/domain/orders/order-number.ts';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import {
  EqualRefundJustMade,
  RefusedByProvider,
  type RefundStatus,
} from '../../../platform/payments/payment-driver.ts';
import { inOrganization } from '../provider/in-organization.ts';
import { keepLookedUp } from './keep-looked-up.ts';
import { mailOrganization, mailPayer } from '../payment-mails.ts';
import { sendRefundTask } from '../payments.queue.ts';
import { openPaymentDriver } from '../provider/open-payment-driver.ts';

/** After this many attempts, in about 27 hours with ever longer waits, a refund fails and staff refund another way. */
export const ATTEMPTS_MAX = 12;
/** The longest wait between two attempts. */
export const LONGEST_WAIT_MINUTES = 360;
const MINUTE_MS = 60_000;
/**
 * The provider makes one of several equal refunds of a payment an hour. The others wait as if they had this many attempts: 64 minutes. That
 * number is stored, so that the task that finds lost refunds waits as long.
 */
const ATTEMPTS_AS_EQUAL = 6;
/** Days after which waiting for an equal refund counts as an attempt, so that the refund fails in the end. */
const EQUAL_DAYS_MAX = 7;

type StoredRefund = {
  id: number;
  payment_id: number;
  amount_in_cents: number;
  status: 'pending' | 'sent' | 'done' | 'failed' | 'settled';
  provider_reference: string | null;
  attempts: number;
  round: number;
  /** Staff refunded it another way after attempts without a reply, so it is only looked up, never sent again. */
  owed_if_missing: boolean;
  order_id: number;
  organization_id: number;
};

/**
 * Sends a refund to the provider, or asks for the status of a sent one; outside any transaction. After a crash it is sent again with the
 * same key, by which the provider recognises it. A refund that staff settled another way is only looked up.
 */
export async function sendRefund(id: number, context: TaskContext): Promise<void> {
  const { pool } = context;
  const refund = await asSystem(pool, async (db) => {
    const { rows } = await sql<StoredRefund>`
      update provider_refunds back set attempts = attempts + 1, updated_at = now()
      from payments where payments.id = back.payment_id and back.id = ${id}
        and (back.status in ('pending', 'sent') or back.owed_if_missing)
      returning back.id, back.payment_id, back.amount_in_cents, back.status, back.provider_reference, back.attempts, back.round,
        back.owed_if_missing, payments.order_id, back.organization_id`.execute(db);
    return rows[0] ?? null;
  });
  if (!refund) return;
  try {
    await keep(refund, await ask(refund, context), context);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    context.log.warn({ providerRefundId: id, error: failure }, 'A refund could not be sent.');
    if (error instanceof EqualRefundJustMade && (await waitsForEqual(refund, context))) return;
    // a refund that the provider has or may have is looked up until there is a reply: the money may be on its way
    const isLookedUp = refund.provider_reference !== null || refund.owed_if_missing;
    const isGivenUp = !isLookedUp && refund.attempts >= ATTEMPTS_MAX;
    if (isGivenUp) await keep(refund, { status: 'failed', failure, isRefused: false }, context);
    else await queueNextAttempt(refund, context);
  }
}

type Answer = { status: RefundStatus; reference?: string; failure?: string; isRefused?: boolean };

/** Returns the provider's result. Throws when the result stays unknown; the caller then asks again later. */
async function ask(refund: StoredRefund, context: TaskContext): Promise<Answer> {
  const reached = await openPaymentDriver(refund.payment_id, context);
  if (!reached?.payment.provider_reference) throw new Error('the provider is not set up any more');
  const { payment, driver } = reached;
  const reference = payment.provider_reference ?? '';
  if (refund.provider_reference !== null) {
    return driver.fetchRefund({ reference, refundReference: refund.provider_reference });
  }
  const keyOf = (round: number) => `refund-${refund.id}-${round}`;
  const idempotencyKey = keyOf(refund.round);
  const formerKeys = Array.from({ length: refund.round }, (_, round) => keyOf(round));
  // an earlier attempt may have arrived without its reply reaching us, and providers forget keys
  const isFirst = refund.attempts <= 1 && refund.round === 0 && !refund.owed_if_missing;
  const made = isFirst ? null : await driver.findRefund({ reference, idempotencyKey, formerKeys });
  if (made) return made;
  if (refund.owed_if_missing) return { status: 'failed', isRefused: false };
  try {
    return await driver.refund({
      idempotencyKey,
      reference,
      amountInCents: refund.amount_in_cents,
      description: orderNumber(payment.order_id),
    });
  } catch (error) {
    // caught for sending only: when a look-up is refused, the refund itself may still exist
    if (!(error instanceof RefusedByProvider)) throw error;
    context.log.warn({ providerRefundId: refund.id, error: error.message }, 'The payment provider refused a refund.');
    return { status: 'failed', failure: error.message };
  }
}

async function keep(refund: StoredRefund, answer: Answer, context: TaskContext): Promise<void> {
  const { status, reference, failure, isRefused = status === 'failed' } = answer;
  await inOrganization(context.pool, refund.organization_id, async (db) => {
    if (refund.owed_if_missing) return keepLookedUp(db, refund, answer);
    await sql`
      update provider_refunds set status = ${status}, failure = ${failure?.slice(0, 1_000) ?? null}, was_refused = ${isRefused}, updated_at = now(),
        provider_reference = coalesce(${reference ?? null}, provider_reference)
      where id = ${refund.id} and status in ('pending', 'sent') and not owed_if_missing`.execute(db);
    if (status === 'failed') {
      const notice = { orderId: refund.order_id, amountInCents: refund.amount_in_cents };
      await mailPayer(db, { ...notice, kind: 'refund_failed', appUrl: context.config.appUrl });
      await mailOrganization(db, { ...notice, kind: 'refund_failed_staff' });
    }
  });
  if (status === 'sent') await queueNextAttempt(refund, context);
}

/** Doesn't count the attempt, and queues the next one in an hour. Returns false for a refund older than `EQUAL_DAYS_MAX`. */
async function waitsForEqual(refund: StoredRefund, context: TaskContext): Promise<boolean> {
  const attempts = await asSystem(context.pool, async (db) => {
    const { rows } = await sql<{ attempts: number }>`
      update provider_refunds set attempts = greatest(attempts - 1, ${ATTEMPTS_AS_EQUAL}), updated_at = now()
      where id = ${refund.id} and created_at > now() - make_interval(days => ${EQUAL_DAYS_MAX}) returning attempts`.execute(
      db,
    );
    return rows[0]?.attempts;
  });
  if (attempts === undefined) return false;
  await queueNextAttempt({ ...refund, attempts }, context);
  return true;
}

/** Queues the next attempt. The wait doubles with each attempt, up to `LONGEST_WAIT_MINUTES`. */
async function queueNextAttempt({ id, attempts }: StoredRefund, { pool }: TaskContext): Promise<void> {
  const wait = Math.min(2 ** attempts, LONGEST_WAIT_MINUTES) * MINUTE_MS;
  const runAt = new Date(Date.now() + wait);
  await asSystem(pool, (db) =>
    queue(db, sendRefundTask, { providerRefundId: id }, { runAt, jobKey: `${sendRefundTask.name}:${id}` }),
  );
}
