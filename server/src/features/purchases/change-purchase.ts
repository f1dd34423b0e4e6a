import type * as api from '@move/contract/purchases/purchases.ts';
import type { Purchase } from '@move/contract/purchases/purchases.ts';
import { gate } from '@move/domain/access/gate.ts';
import { sql } from 'kysely';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { assertMoneyAbility } from '../../platform/auth/assert-money-ability.ts';
import { forbidden, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { cancelLine, markPaid, refundAmount } from '../orders/public.ts';
import { mailBuyer } from './purchase-mails.ts';
import { findPurchase, findStored, type StoredPurchase } from './purchases.queries.ts';
import { sellProduct } from './sell-product.ts';

/** What the trail keeps of a purchase: its money and its units, nothing of the person. */
const traceOf = (purchase: Purchase | StoredPurchase) => ({
  quantity: purchase.quantity,
  status: purchase.status,
  payment_type: purchase.payment_type,
  total_price_in_cents: purchase.total_price_in_cents,
  refunded_in_cents: purchase.refunded_in_cents,
  canceled_at: purchase.canceled_at,
});

export async function createPurchase(call: Call<typeof api.createPurchase>) {
  const { db, body, params, applicationId, caller, now } = call;
  if (body.override_age === true && !gate(caller).can('override-limits')) throw forbidden();
  if (body.is_paid === true) await assertMoneyAbility('manage-finances', { db, caller, ...params });
  const { first_name, last_name, email, locale = 'nl', quantity } = body;
  const purchaseId = await sellProduct(db, {
    ...params,
    applicationId,
    buyer: { first_name, last_name, email, locale },
    date_of_birth: body.date_of_birth ?? null,
    quantity,
    answers: body.answers,
    payment: body.payment_type,
    isPaid: body.is_paid ?? false,
    by: caller,
    overrideAge: body.override_age ?? false,
    now,
  });
  const purchase = await findPurchase(db, { ...params, purchaseId }, now);
  if (body.notify !== false) await mailBuyer(db, { ...params, purchaseId }, { kind: 'bought' });
  const after = { ...traceOf(purchase), ...(body.override_age === true && { override_age: true }) };
  return changed({ purchase }, { subject: personSubject('purchases', purchase), after });
}

/** The product is locked before the order, as by whoever sells. */
export async function cancelPurchase({ db, params, query, caller, now }: Call<typeof api.cancelPurchase>) {
  await sql`select from products where id = ${params.productId} for no key update`.execute(db);
  const before = await findStored(db, params, { isLocked: true });
  if (before.canceled_at !== null) throw refusedByState('state', 'purchase.canceled');
  const quote = await findPurchase(db, params, now);
  const isMore = query.refund === 'full' && quote.refundable_in_cents > quote.term_in_cents;
  if (isMore) await assertMoneyAbility('refund-transactions', { db, caller, ...params });
  const line = { lineId: before.order_line_id, refund: query.refund, now, by: caller };
  const { refund_in_cents } = await cancelLine(db, line);
  await sql`
    update purchases set canceled_at = ${now.toISOString()}, updated_at = now() where id = ${before.id}`.execute(db);
  await mailBuyer(db, params, { kind: 'canceled', refundInCents: refund_in_cents });
  const after = await findStored(db, params);
  return changed(undefined, {
    subject: personSubject('purchases', before),
    before: traceOf(before),
    after: traceOf(after),
  });
}

export async function refundPurchase({ db, params, body, caller, locale, now }: Call<typeof api.refundPurchase>) {
  const before = await findStored(db, params, { isLocked: true });
  const { refund_in_cents } = await refundAmount(db, {
    lineId: before.order_line_id,
    amountInCents: body.amount_in_cents,
    reason: body.reason ?? undefined,
    locale,
    now,
    by: caller,
  });
  await mailBuyer(db, params, { kind: 'refunded', refundInCents: refund_in_cents });
  const purchase = await findPurchase(db, params, now);
  return changed(
    { purchase },
    { subject: personSubject('purchases', before), before: traceOf(before), after: traceOf(purchase) },
  );
}

export async function markPurchasePaid({ db, params, now, caller }: Call<typeof api.markPurchasePaid>) {
  const before = await findStored(db, params, { isLocked: true });
  await markPaid(db, { orderId: before.order_id, now, by: caller });
  const purchase = await findPurchase(db, params, now);
  return changed(
    { purchase },
    { subject: personSubject('purchases', before), before: traceOf(before), after: traceOf(purchase) },
  );
}
