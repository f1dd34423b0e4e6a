import type * as api from '@move/contract/purchases/purchases.ts';
import { formatMoment } from '@move/domain/kit/dates/format-moment.ts';
import { purchaseLinkUntil } from '@move/domain/orders/reservation.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { makeOrderUrl, reserveOrder } from '../../orders/public.ts';
import { lockProduct } from '../end-purchase.ts';
import { mailBuyer } from '../messages/purchase-mails.ts';
import { auditedPurchase } from '../purchase-record.ts';
import { findPurchase, findStored } from '../purchases.queries.ts';

/** The most payment links that are mailed for one purchase in an hour. */
const LINKS_AN_HOUR = 5;

export async function sendPurchasePaymentLink(call: Call<typeof api.sendPurchasePaymentLink>) {
  const { db, params, now, throttle, config } = call;
  await throttle(`payment-link:purchases ${params.purchaseId}`, LINKS_AN_HOUR, 3_600);
  await lockProduct(db, params);
  const before = await findStored(db, params, { isLocked: true });
  if (isErased(before)) throw refusedByState('state', 'person.gone');
  if (before.email === null) throw refusedByState('state', 'person.no_address');
  if (before.canceled_at !== null) throw refusedByState('state', 'purchase.canceled');
  const until = purchaseLinkUntil(now);
  await reserveOrder(db, { orderId: before.order_id, until });
  const { rows } = await sql<{ timezone: string }>`
    select timezone from organizations where id = ${params.organizationId}`.execute(db);
  const tz = rows[0]?.timezone ?? 'Europe/Amsterdam';
  const payBy = formatMoment(until.toISOString(), { tz, locale: before.locale });
  const link = await makeOrderUrl(db, before.order_id, config.appUrl);
  await mailBuyer(db, params, { kind: 'payment_link', link, payBy });
  const purchase = await findPurchase(db, params, now);
  return changed(
    { purchase },
    { subject: personSubject('purchases', before), before: auditedPurchase(before), after: auditedPurchase(purchase) },
  );
}
