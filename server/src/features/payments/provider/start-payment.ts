import type * as api from '@move/contract/payments/payments.ts';
import {
  type CollectedPaymentType,
  isOnlinePaymentType,
  type OnlinePaymentType,
} from '@move/domain/orders/payment/payment-types.ts';
import type { PaymentTerms } from '@move/domain/orders/payment/payment-fee.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { encrypt } from '../../../platform/encryption.ts';
import { invalid, notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed, unaudited } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { chargeOrder, enterOrderLink } from '../../orders/public.ts';
import { createPaymentTask } from '../payments.queue.ts';
import { PAYMENT_CALL_LIMITS, findPaymentReply } from '../payments.queries.ts';
import { type LockedOrder, lockOrder } from './stored-payment.ts';

export async function startPayment(call: Call<typeof api.startPayment>) {
  const { db, params, body, now, throttle, request, config } = call;
  await throttle(`payment:${request.network}`, PAYMENT_CALL_LIMITS.starts, PAYMENT_CALL_LIMITS.seconds);
  const orderId = await enterOrderLink(db, params.orderToken);
  const order = await lockOrder(db, orderId);
  if (!order) throw notFound();
  assertPayable(order, now);
  if (config.paymentDriver === 'none') throw invalid('method', 'payment.method');
  const terms = await findTerms(db, { applicationId: order.application_id, method: body.method });
  if (!terms) throw invalid('method', 'payment.method');
  const charged = await chargeOrder(db, { order, method: body.method, terms });
  const unfinished = await findUnfinished(db, orderId, { method: body.method, amountInCents: charged.amountInCents });
  if (unfinished !== null) return unaudited(await findPaymentReply(db, unfinished));
  const { id } = await db
    .insertInto('payments')
    .values({
      organization_id: order.organization_id,
      application_id: order.application_id,
      order_id: orderId,
      order_line_ids: charged.lineIds,
      driver: config.paymentDriver,
      method: body.method,
      amount_in_cents: charged.amountInCents,
      fee_in_cents: charged.feeInCents,
      return_token: encrypt(params.orderToken, { appKey: config.appKey, use: 'order-link' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queue(db, createPaymentTask, { paymentId: id });
  const { amountInCents: amount_in_cents } = charged;
  const payment = { id, status: 'new' as const, method: body.method, amount_in_cents, checkout_url: null };
  return changed(
    { payment },
    {
      subject: { type: 'orders', id: orderId, name: orderNumber(orderId) },
      after: { payment: charged.amountInCents, method: body.method, organization_id: order.organization_id },
    },
  );
}

/**
 * Throws 409 unless the order is open for an online payment and its time to pay isn't over. Also throws when the organisation was removed,
 * since its staff could no longer refund the payment, or isn't accepted.
 */
export function assertPayable(order: LockedOrder, now: Date): void {
  const { status, payment_type, reserved_until } = order;
  const isCollecting = order.is_organization_accepted && !order.is_organization_removed;
  const isOnline = payment_type === null || isOnlinePaymentType(payment_type);
  if (status !== 'open' || !isOnline || !isCollecting) throw refusedByState('state', 'payment.not_open');
  if (reserved_until !== null && Date.parse(reserved_until) <= now.getTime()) {
    throw refusedByState('state', 'payment.over');
  }
}

/** The fee of a platform for a way of paying; null when it isn't offered. */
export async function findTerms(
  db: Database,
  { applicationId, method }: { applicationId: number; method: CollectedPaymentType },
): Promise<PaymentTerms | null> {
  const { rows } = await sql<PaymentTerms>`
    select fixed_in_cents, basis_points from payment_terms(${applicationId}) where code = ${method}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Finds an open attempt by the same way of paying and amount, e.g. of another tab. An attempt without a reply of the provider counts for
 * three minutes.
 */
async function findUnfinished(
  db: Database,
  orderId: number,
  { method, amountInCents }: { method: OnlinePaymentType; amountInCents: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from payments where order_id = ${orderId} and method = ${method} and amount_in_cents = ${amountInCents}
      and (status = 'open' or (status = 'new' and created_at > now() - interval '3 minutes'))
    order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
