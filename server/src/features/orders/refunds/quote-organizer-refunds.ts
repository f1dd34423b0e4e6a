import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import type { LessOwed, Refunded } from '@move/domain/orders/refunds/refund-text.ts';
import { cancellationRefund, lessOwed, lostPartsInCents, partsRefund } from '@move/domain/orders/refunds/refunds.ts';
import type { Database } from '../../../platform/database/database.ts';
import { quoteMoves } from './refund-moves.ts';
import { assertSoldHere, readLines } from '../lines/sold-lines.ts';

export type OrganizerQuote = Refunded & LessOwed & { id: number; payment_type: PaymentType | null };

type Lost = {
  /** Lines that end as a whole. */
  whole: readonly number[];
  /** For lines that lose only some of their parts: the number of lost parts, by the id of the line. */
  parts: ReadonlyMap<number, number>;
  now: Date;
};

/**
 * What a cancellation by the organiser would refund of each line, by the rules that carry it out (`cancelLines`, `refundPart`). Throws 403
 * where the cancellation would.
 */
export async function quoteOrganizerRefunds(db: Database, { whole, parts, now }: Lost): Promise<OrganizerQuote[]> {
  const lineIds = [...whole, ...parts.keys()];
  if (lineIds.length === 0) return [];
  await assertSoldHere(db, lineIds);
  const outcomes = (await readLines(db, lineIds)).map((line) => {
    const lost = parts.get(line.id);
    const { term, starts_at } = line;
    const refund =
      lost === undefined
        ? cancellationRefund(line, 'organiser', { term, starts_at, now: now.toISOString() })
        : partsRefund(line, lost);
    const less = lost === undefined ? line.gross_in_cents : lostPartsInCents(line, lost);
    return { line, refund, less: lessOwed(line, less) };
  });
  const moves = await quoteMoves(db, outcomes);
  return outcomes.map(({ line, refund, less }) => ({
    id: line.id,
    payment_type: line.payment_type,
    refund_in_cents: refund.amount_in_cents,
    refund_in_moves: moves.get(line.id) ?? null,
    ...less,
  }));
}
