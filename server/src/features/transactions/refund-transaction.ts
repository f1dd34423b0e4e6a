import type * as api from '@move/contract/transactions/transactions.ts';
import type { Call } from '../../platform/http/route.ts';
import { lockOrdersOf, refundAmount } from '../orders/public.ts';
import { mailRefund } from './refund-mails.ts';
import { transactionChanged } from './transaction-record.ts';
import { findTransaction } from './transactions.queries.ts';

export async function refundTransaction(call: Call<typeof api.refundTransaction>) {
  const { db, params, body, caller, locale, now, config } = call;
  const { order_line_id: lineId } = await findTransaction(db, params, locale);
  await lockOrdersOf(db, [lineId]);
  const before = await findTransaction(db, params, locale);
  const refunded = await refundAmount(db, {
    lineId,
    amountInCents: body.amount_in_cents,
    percentage: body.percentage,
    reason: body.reason ?? undefined,
    locale,
    now,
    by: caller,
  });
  await mailRefund(db, { transactionId: before.id, refunded, appUrl: config.appUrl });
  return transactionChanged(before, await findTransaction(db, params, locale));
}
