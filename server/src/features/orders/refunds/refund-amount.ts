import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import {
  refundableInCents,
  cappedRefund,
  type SoldLine,
  statusAfterRefund,
} from '@move/domain/orders/refunds/refunds.ts';
import { refundInCents } from '@move/domain/rates/refund.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, notFound, refusedByState } from '../../../platform/http/problem.ts';
import { reasonUnlessErased } from './reason-unless-erased.ts';
import { type CanceledLine, type Refunder, saveRefunds } from './save-refunds.ts';
import { lockOrdersOf, readLines } from '../lines/sold-lines.ts';

type Amount = {
  lineId: number;
  /** Without an amount or a percentage: all that is left, except service fees. */
  amountInCents?: number | undefined;
  /** Of the price, less what was refunded before. */
  percentage?: number | undefined;
  reason?: string | undefined;
  locale: Locale;
  now: Date;
  by: Refunder;
};

/**
 * Refunds a chosen amount. Throws 409 when nothing is left, 422 on `amount_in_cents` above what is left
 * (docs/rules/money.md#refunds-by-term).
 */
export async function refundAmount(
  db: Database,
  { lineId, amountInCents, percentage, locale, reason: typed, ...booking }: Amount,
): Promise<CanceledLine> {
  await lockOrdersOf(db, [lineId]);
  const [line] = await readLines(db, [lineId]);
  if (!line) throw notFound();
  const left = refundableInCents(line);
  if (left === 0) throw refusedByState('state', 'refund.nothing');
  if (amountInCents !== undefined && amountInCents > left) {
    throw invalid('amount_in_cents', 'refund.left', { amount: formatCents(left, locale) });
  }
  const refund = cappedRefund(line, amountInCents ?? (percentage === undefined ? left : shareLeft(line, percentage)));
  if (refund.amount_in_cents === 0) throw refusedByState('state', 'refund.nothing');
  const status = statusAfterRefund(line, refund);
  const reason = (await reasonUnlessErased(db, { orderId: line.order_id, lineId }, typed)) ?? undefined;
  const [refunded] = await saveRefunds(db, [{ line, refund, status }], { ...booking, reason, kind: 'amount' });
  if (!refunded) throw notFound();
  return refunded;
}

const shareLeft = (line: SoldLine, percentage: number) =>
  refundInCents({
    gross_in_cents: line.gross_in_cents,
    refunded_in_cents: line.refunded_in_cents - line.refunded_fee_in_cents,
    percentage,
  });
