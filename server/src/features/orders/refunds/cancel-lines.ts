import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import {
  cancellationRefund,
  hasNoSpotLeft,
  isLowered,
  isPartOwed,
  nextPartRefund,
  partInCents,
  percentageNow,
  type RefundChoice,
  cappedRefund,
  statusAfterCancellation,
  statusAfterRefund,
} from '@move/domain/orders/refunds/refunds.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { type RefundStep, refundSteps } from '@move/domain/rates/refund-steps.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { lowerPrices } from './lower-prices.ts';
import { quoteMoves } from './refund-moves.ts';
import { type CanceledLine, type Outcome, type Refunder, saveRefunds } from './save-refunds.ts';
import { lockOrdersOf, readLines, type StoredLine } from '../lines/sold-lines.ts';

type ByOrganizer = {
  /** A cancellation by the organiser, whose result lists the refunds. */
  cancellationId?: number | null;
};
type Many = { lineIds: readonly number[]; refund: RefundChoice; now: Date; by: Refunder } & ByOrganizer;

/**
 * Cancels the lines of canceled bookings, under the caller's locks. A line that is open or free is canceled; a paid one is refunded as
 * `refund` says, or stays paid if that is nothing; one that was paid elsewhere is canceled, or stays with the choice “none”
 * (docs/rules/money.md#refunds-by-term). A refunded line is not refunded again.
 */
export async function cancelLines(
  db: Database,
  { lineIds, refund, now, by, cancellationId }: Many,
): Promise<CanceledLine[]> {
  if (lineIds.length === 0) return [];
  await lockOrdersOf(db, lineIds);
  const outcomes = (await readLines(db, lineIds)).map((line): Outcome => {
    const parts = cancellationRefund(line, refund, momentOf(line, now));
    const lost_in_cents = refund === 'organiser' ? line.gross_in_cents : 0;
    return { line, refund: parts, status: statusAfterCancellation(line, parts, refund), lost_in_cents };
  });
  // with "none" there is no refund that would have a kind; otherwise the kind is the choice
  return saveRefunds(db, outcomes, { kind: refund === 'none' ? 'term' : refund, cancellationId, by, now });
}

type One = Omit<Many, 'lineIds'> & { lineId: number };

/** Cancels one line, as `cancelLines` does. */
export async function cancelLine(db: Database, { lineId, ...how }: One): Promise<CanceledLine> {
  const [canceled] = await cancelLines(db, { ...how, lineIds: [lineId] });
  if (!canceled) throw notFound();
  return canceled;
}

type Part = { lineIds: readonly number[]; now: Date; by: Refunder } & ByOrganizer;

/**
 * Refunds the share of one session of a bundle that the organiser cancels; the booking stays (docs/rules/spots.md#bundles). Service fees
 * are refunded with the last session. The price of a line that is unpaid or paid elsewhere is lowered by the share instead. Refunds nothing
 * while the buyer has as many sessions as were paid for: sessions that were added later were not sold.
 */
export async function refundPart(db: Database, { lineIds, now, by, cancellationId }: Part): Promise<CanceledLine[]> {
  if (lineIds.length === 0) return [];
  await lockOrdersOf(db, lineIds);
  const lines = await readLines(db, lineIds);
  const isReduced = (line: StoredLine) => isPartOwed(line) && isLowered(line) && line.parts > 1;
  await lowerPrices(db, lines.filter(isReduced));
  const outcomes = lines.map((line): Outcome => {
    if (!isPartOwed(line)) return unchanged(line);
    const lost_in_cents = partInCents(line.gross_in_cents, line.parts, 0);
    return { ...(isReduced(line) ? unchanged(line) : partOf(line)), lost_in_cents };
  });
  return saveRefunds(db, outcomes, { kind: 'part', cancellationId, by, now });
}

const unchanged = (line: StoredLine): Outcome => ({ line, refund: cappedRefund(line, 0), status: line.status });

function partOf(line: StoredLine): Outcome {
  const refund = nextPartRefund(line);
  const status = hasNoSpotLeft(line)
    ? statusAfterCancellation(line, refund, 'organiser')
    : statusAfterRefund(line, refund);
  return { line, refund, status };
}

export type RefundQuote = {
  id: number;
  status: TransactionStatus;
  payment_type: PaymentType | null;
  /** What the term refunds at this moment. */
  percentage: number;
  term_in_cents: number;
  term_in_moves: number | null;
  full_in_cents: number;
  /** What the term refunds, and until when. */
  steps: RefundStep[];
};

/** What a cancellation at this moment would refund, by the rule that refunds it (docs/rules/money.md#refunds-by-term). */
export async function quoteRefunds(db: Database, lineIds: readonly number[], now: Date): Promise<RefundQuote[]> {
  if (lineIds.length === 0) return [];
  const lines = await readLines(db, lineIds);
  const refunds = lines.map((line) => ({ line, refund: cancellationRefund(line, 'term', momentOf(line, now)) }));
  const moves = await quoteMoves(db, refunds);
  return refunds.map(({ line, refund }) => {
    const moment = momentOf(line, now);
    return {
      id: line.id,
      status: line.status,
      payment_type: line.payment_type,
      percentage: percentageNow(moment),
      term_in_cents: refund.amount_in_cents,
      term_in_moves: moves.get(line.id) ?? null,
      full_in_cents: cancellationRefund(line, 'full', moment).amount_in_cents,
      steps: refundSteps(line.term, line.starts_at),
    };
  });
}

const momentOf = ({ term, starts_at }: StoredLine, now: Date) => ({ term, starts_at, now: now.toISOString() });
