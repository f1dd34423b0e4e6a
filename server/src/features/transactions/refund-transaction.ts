import type * as api from '@move/contract/transactions/transactions.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { refundAmount } from '../orders/public.ts';
import { mailRefund } from './refund-mails.ts';
import { traceOf } from './transaction-record.ts';
import { findTransaction, shown } from './transactions.queries.ts';

export async function refundTransaction(call: Call<typeof api.refundTransaction>) {
  const { db, params, body, caller, locale, now, config } = call;
  const before = await findTransaction(db, params, locale);
  const refunded = await refundAmount(db, {
    lineId: before.order_line_id,
    amountInCents: body.amount_in_cents,
    percentage: body.percentage,
    reason: body.reason ?? undefined,
    locale,
    now,
    by: caller,
  });
  await mailRefund(db, { transactionId: before.id, refunded, appUrl: config.appUrl });
  const transaction = shown(await findTransaction(db, params, locale));
  return changed(
    { transaction },
    {
      subject: personSubject('orders', { ...before, id: before.order_id }),
      before: traceOf(before),
      after: traceOf(transaction),
    },
  );
}
