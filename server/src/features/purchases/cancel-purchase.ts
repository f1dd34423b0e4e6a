import type * as api from '@move/contract/purchases/purchases.ts';
import { sql } from 'kysely';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { assertMoneyAbility } from '../../platform/auth/assert-money-ability.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { cancelLine } from '../orders/public.ts';
import { mailBuyer } from './purchase-mails.ts';
import { traceOf } from './purchase-record.ts';
import { findPurchase, findStored } from './purchases.queries.ts';

/** Locks the product before the order, in the same order as a sale. */
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
