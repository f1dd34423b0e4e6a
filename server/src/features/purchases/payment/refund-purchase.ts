import type * as api from '@move/contract/purchases/purchases.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { refundAmount } from '../../orders/public.ts';
import { mailBuyer } from '../messages/purchase-mails.ts';
import { auditedPurchase } from '../purchase-record.ts';
import { findPurchase, findStored } from '../purchases.queries.ts';

export async function refundPurchase(call: Call<typeof api.refundPurchase>) {
  const { db, params, body, caller, locale, now, config } = call;
  const before = await findStored(db, params, { isLocked: true });
  const refunded = await refundAmount(db, {
    lineId: before.order_line_id,
    amountInCents: body.amount_in_cents,
    reason: body.reason ?? undefined,
    locale,
    now,
    by: caller,
  });
  await mailBuyer(db, params, { kind: 'refunded', refunded, appUrl: config.appUrl });
  const purchase = await findPurchase(db, params, now);
  return changed(
    { purchase },
    { subject: personSubject('purchases', before), before: auditedPurchase(before), after: auditedPurchase(purchase) },
  );
}
