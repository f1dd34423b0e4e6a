import type * as api from '@move/contract/transactions/transactions.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { lockUnpaid, releaseUnpaid } from '../bookings/public.ts';
import { cancelLine, isLeftOpen, lockOrdersOf } from '../orders/public.ts';
import { transactionChanged } from './transaction-record.ts';
import { findTransaction, joins } from './transactions.queries.ts';

/**
 * Cancels unpaid cash whose booking or purchase was canceled, or whose session, bundle or activity was removed. Throws 409 while the
 * booking is there: canceling it cancels its cash.
 */
export async function cancelTransaction({ db, params, now, caller, locale }: Call<typeof api.cancelTransaction>) {
  const { order_line_id: lineId } = await findTransaction(db, params, locale);
  await lockUnpaid(db, [lineId]);
  await lockOrdersOf(db, [lineId]);
  const before = await findTransaction(db, params, locale);
  const { rows } = await sql<{ is_left: boolean; status: string; payment_type: string | null }>`
    select ${isLeftOpen} as is_left, transactions.status, orders.payment_type from transactions ${joins}
    where transactions.id = ${before.id}`.execute(db);
  const [found] = rows;
  if (found?.status !== 'open' || found.payment_type !== 'cash') throw refusedByState('state', 'order.not_cancelable');
  if (!found.is_left) throw refusedByState('state', 'order.booking_there');
  await cancelLine(db, { lineId, refund: 'none', now, by: caller });
  // offers no spot to a waiting list: the spot was free already, or the session or bundle was removed
  await releaseUnpaid(db, null, { lineIds: [lineId], now });
  return transactionChanged(before, await findTransaction(db, params, locale));
}
