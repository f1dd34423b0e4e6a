import type * as api from '@move/contract/purchases/purchases.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { markOrderPaid } from '../../orders/public.ts';
import { auditedPurchase } from '../purchase-record.ts';
import { findPurchase, findStored } from '../purchases.queries.ts';

export async function markPurchasePaid({ db, params, query, now, caller, locale }: Call<typeof api.markPurchasePaid>) {
  const before = await findStored(db, params, { isLocked: true });
  await markOrderPaid(db, {
    orderId: before.order_id,
    now,
    by: caller,
    shown: { amountInCents: query.amount_in_cents, locale },
  });
  const purchase = await findPurchase(db, params, now);
  return changed(
    { purchase },
    { subject: personSubject('purchases', before), before: auditedPurchase(before), after: auditedPurchase(purchase) },
  );
}
