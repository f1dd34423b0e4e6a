import type * as api from '@move/contract/purchases/purchases.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { assertMoneyAbility } from '../../platform/auth/assert-money-ability.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { cancelLockedPurchase, lockProduct } from './end-purchase.ts';
import { mailBuyer } from './messages/purchase-mails.ts';
import { auditedPurchase } from './purchase-record.ts';
import { findPurchase, findStored } from './purchases.queries.ts';

export async function cancelPurchase({ db, params, query, caller, now, config }: Call<typeof api.cancelPurchase>) {
  await lockProduct(db, params);
  const before = await findStored(db, params, { isLocked: true });
  if (isErased(before)) throw refusedByState('state', 'person.gone');
  if (before.canceled_at !== null) throw refusedByState('state', 'purchase.canceled');
  const quote = await findPurchase(db, params, now);
  const isMore = query.refund === 'full' && quote.refundable_in_cents > quote.term_in_cents;
  if (isMore) await assertMoneyAbility('refund-transactions', { db, caller, ...params });
  const refunded = await cancelLockedPurchase(db, before, { refund: query.refund, now, by: caller });
  await mailBuyer(db, params, { kind: 'canceled', refunded, appUrl: config.appUrl });
  const after = await findStored(db, params);
  return changed(undefined, {
    subject: personSubject('purchases', before),
    before: auditedPurchase(before),
    after: auditedPurchase(after),
  });
}
