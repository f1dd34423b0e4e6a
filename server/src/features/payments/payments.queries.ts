import type * as api from '@move/contract/payments/payments.ts';
import type { Payment, TestPayment } from '@move/contract/payments/payments.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { enterOrderLink } from '../orders/public.ts';

/** Calls per network in a number of seconds. They limit the load of scripts; the 256 bits of an order link can't be guessed anyway. */
export const PAYMENT_CALL_LIMITS = { reads: 1_200, starts: 120, news: 3_000, seconds: 3_600 };

export async function findPaymentReply(db: Database, id: number, orderId?: number): Promise<{ payment: Payment }> {
  const { rows } = await sql<Payment>`
    select id, status, method, amount_in_cents, checkout_url from payments
    where id = ${id} and order_id = coalesce(${orderId ?? null}::bigint, order_id)`.execute(db);
  if (!rows[0]) throw notFound();
  return { payment: rows[0] };
}

export async function getPayment({ db, params, throttle, request }: Call<typeof api.getPayment>) {
  await throttle(`payment-read:${request.network}`, PAYMENT_CALL_LIMITS.reads, PAYMENT_CALL_LIMITS.seconds);
  const orderId = await enterOrderLink(db, params.orderToken);
  return findPaymentReply(db, params.paymentId, orderId);
}

export async function getTestPayment({ db, params, config }: Call<typeof api.getTestPayment>) {
  if (config.paymentDriver !== 'test') throw notFound();
  const { rows } = await sql<TestPayment>`
    select amount_in_cents, description, method, locale, status, return_url from test_payments
    where reference = ${params.reference}`.execute(db);
  if (!rows[0]) throw notFound();
  return { test_payment: rows[0] };
}
