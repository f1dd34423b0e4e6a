import type * as api from '@move/contract/transactions/transactions.ts';
import { sql } from 'kysely';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { releaseUnpaid } from '../bookings/public.ts';
import { cancelLine, isLeftOpen } from '../orders/public.ts';
import { traceOf } from './transaction-record.ts';
import { findTransaction, joins, shown } from './transactions.queries.ts';

/**
 * Cancels unpaid cash when nothing is left to cancel instead: the booking or purchase was canceled, or the session, bundle or activity was
 * removed.
 */
export async function cancelTransaction({ db, params, now, caller, locale }: Call<typeof api.cancelTransaction>) {
  const before = await findTransaction(db, params, locale);
  await sql`select from orders where id = ${before.order_id} for update`.execute(db);
  const { rows } = await sql<{ is_left: boolean; status: string; payment_type: string | null }>`
    select ${isLeftOpen} as is_left, transactions.status, orders.payment_type from transactions ${joins}
    where transactions.id = ${before.id}`.execute(db);
  const [found] = rows;
  if (found?.status !== 'open' || found.payment_type !== 'cash') throw refusedByState('state', 'order.not_cancelable');
  if (!found.is_left) throw refusedByState('state', 'order.booking_there');
  const lineId = before.order_line_id;
  await cancelLine(db, { lineId, refund: 'none', now, by: caller });
  // offers no spot to a waiting list: the spot was free already, or the session or bundle was removed
  await releaseUnpaid(db, null, { lineIds: [lineId], now });
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
