import { largestRemainder } from '../../kit/money/money.ts';
import { type CancellationPeriod, refundPercentage } from '../../rates/cancellation.ts';
import { refundInCents, refundVatInCents } from '../../rates/refund.ts';
import type { TransactionStatus } from '../payment/transactions.ts';
import type { LessOwed } from './refund-text.ts';

/** What staff refund when they cancel a booking: by the term, the whole price, or nothing (docs/rules/money.md#refunds-by-term). */
export const STAFF_REFUNDS = ['term', 'full', 'none'] as const;
export type StaffRefund = (typeof STAFF_REFUNDS)[number];

/** What a cancellation refunds; `organiser` includes service fees (docs/rules/money.md#refunds-by-term). */
export type RefundChoice = StaffRefund | 'organiser';

/** A sold line, and what was refunded of it so far. */
export type SoldLine = {
  readonly status: TransactionStatus;
  /** Including VAT, without service fees. */
  readonly gross_in_cents: number;
  readonly fee_in_cents: number;
  readonly vat_percentage: number;
  /** Everything that was refunded, and the part of it that was service fees. */
  readonly refunded_in_cents: number;
  readonly refunded_fee_in_cents: number;
};

/** The amounts of a refund: `amount_in_cents` includes VAT and service fees. */
export type RefundBreakdown = {
  readonly amount_in_cents: number;
  readonly vat_in_cents: number;
  readonly fee_in_cents: number;
};

const PAID: readonly TransactionStatus[] = ['paid', 'complete', 'partly_refunded'];
const NO_REFUND: RefundBreakdown = { amount_in_cents: 0, vat_in_cents: 0, fee_in_cents: 0 };

const grossRefunded = (line: SoldLine) => line.refunded_in_cents - line.refunded_fee_in_cents;

/** What may still be refunded without service fees: 0 when nothing was paid. */
export function refundableInCents(line: SoldLine): number {
  return PAID.includes(line.status) ? line.gross_in_cents - grossRefunded(line) : 0;
}

/** A refund of this many cents of the price, at most what is left; partial refunds add up to the VAT of the line. */
export function cappedRefund(line: SoldLine, grossInCents: number, feeInCents = 0): RefundBreakdown {
  const gross = Math.min(grossInCents, refundableInCents(line));
  const fee = PAID.includes(line.status) ? Math.min(feeInCents, line.fee_in_cents - line.refunded_fee_in_cents) : 0;
  const vat_in_cents = refundVatInCents({
    gross_in_cents: line.gross_in_cents,
    refunded_in_cents: grossRefunded(line),
    refund_in_cents: gross,
    vat_percentage: line.vat_percentage,
  });
  return { amount_in_cents: gross + fee, vat_in_cents, fee_in_cents: fee };
}

/** The moment of canceling and the term that the line was sold with; both moments are instants. */
export type CancellationMoment = {
  readonly term: readonly CancellationPeriod[] | null;
  readonly starts_at: string;
  readonly now: string;
};

/** The percentage of the term at this moment. */
export function percentageNow({ term, starts_at, now }: CancellationMoment): number {
  return refundPercentage(term, (Date.parse(starts_at) - Date.parse(now)) / 1000);
}

/** The refund when a line is canceled, for quote, preview and execution alike. */
export function cancellationRefund(
  line: SoldLine,
  choice: RefundChoice,
  cancellation: CancellationMoment,
): RefundBreakdown {
  if (choice === 'none') return NO_REFUND;
  if (choice === 'organiser') return cappedRefund(line, line.gross_in_cents, line.fee_in_cents);
  const percentage = choice === 'full' ? 100 : percentageNow(cancellation);
  const refunded = { gross_in_cents: line.gross_in_cents, refunded_in_cents: grossRefunded(line) };
  return cappedRefund(line, refundInCents({ ...refunded, percentage }));
}

/**
 * The share of one part, such as one session of a bundle; parts add up to the whole, `part` counts from 0 (docs/rules/spots.md#bundles).
 */
export function partInCents(grossInCents: number, parts: number, part: number): number {
  const even = Array.from({ length: parts }, () => 1);
  return largestRemainder(grossInCents, even)[part] ?? 0;
}

type LoweredLine = { readonly gross_in_cents: number; readonly parts: number; readonly places: number };

/**
 * How much less a line that is unpaid or paid elsewhere costs when its buyer loses this many parts, one after the other; the last one ends
 * the line. A part that was not sold, such as a session that a bundle got later, lowers nothing.
 */
export function lostPartsInCents({ gross_in_cents, parts, places }: LoweredLine, lost: number): number {
  const owed = Math.min(lost, parts - Math.max(0, places - lost));
  let left = gross_in_cents;
  for (let at = 0; at < owed && left > 0; at += 1) left -= partInCents(left, Math.max(1, parts - at), 0);
  return gross_in_cents - left;
}

/** A line that was sold in parts: how many, how many were refunded so far, and in how many its buyer still has a spot. */
export type PartedLine = SoldLine & {
  readonly parts: number;
  readonly refunded_parts: number;
  readonly places: number;
};

/** Whether a part is to be refunded: the buyer has a spot in fewer parts than are paid and not refunded. */
export const isPartOwed = ({ places, parts, refunded_parts }: PartedLine): boolean => places < parts - refunded_parts;

/** Whether the buyer has no spot left, however many parts were refunded: a part without an amount isn't counted. */
export const hasNoSpotLeft = ({ places }: PartedLine): boolean => places === 0;

/** The share of the next part; service fees are refunded with the last one, also when the whole price was refunded before. */
export function nextPartRefund(line: PartedLine): RefundBreakdown {
  if (line.status === 'refunded' && hasNoSpotLeft(line)) {
    const fee_in_cents = line.fee_in_cents - line.refunded_fee_in_cents;
    return { amount_in_cents: fee_in_cents, vat_in_cents: 0, fee_in_cents };
  }
  const share = partInCents(line.gross_in_cents, line.parts, line.refunded_parts);
  return cappedRefund(line, share, hasNoSpotLeft(line) ? line.fee_in_cents : 0);
}

/** The total refund when the buyer loses this many parts, one after the other. */
export function partsRefund(line: PartedLine, lost: number): RefundBreakdown {
  let left: PartedLine = { ...line, places: Math.max(0, line.places - lost) };
  const refunds: RefundBreakdown[] = [];
  while (refunds.length < lost && isPartOwed(left)) {
    const refund = nextPartRefund(left);
    refunds.push(refund);
    left = afterPart(left, refund);
  }
  return refunds.reduce(addUp, NO_REFUND);
}

/** A part without an amount is no refund, and isn't counted as one. */
const afterPart = (line: PartedLine, refund: RefundBreakdown): PartedLine => ({
  ...line,
  status: statusAfterRefund(line, refund),
  refunded_parts: line.refunded_parts + (refund.amount_in_cents > 0 ? 1 : 0),
  refunded_in_cents: line.refunded_in_cents + refund.amount_in_cents,
  refunded_fee_in_cents: line.refunded_fee_in_cents + refund.fee_in_cents,
});

const addUp = (one: RefundBreakdown, other: RefundBreakdown): RefundBreakdown => ({
  amount_in_cents: one.amount_in_cents + other.amount_in_cents,
  vat_in_cents: one.vat_in_cents + other.vat_in_cents,
  fee_in_cents: one.fee_in_cents + other.fee_in_cents,
});

/** The status after a refund: refunded when the whole price is, else partly refunded. */
export function statusAfterRefund(line: SoldLine, refund: RefundBreakdown): TransactionStatus {
  if (refund.amount_in_cents === 0) return line.status;
  const left = refundableInCents(line) - (refund.amount_in_cents - refund.fee_in_cents);
  return left === 0 ? 'refunded' : 'partly_refunded';
}

/** A line of which nothing was received here: when its buyer loses one of its parts, its price is lowered by that share. */
export const isLowered = ({ status }: SoldLine): boolean => status === 'open' || status === 'external';

/** What this amount of a line means when its buyer loses it and it wasn't paid here. */
export const lessOwed = ({ status }: SoldLine, cents: number): LessOwed => ({
  lowered_in_cents: status === 'open' ? cents : 0,
  elsewhere_in_cents: status === 'external' ? cents : 0,
});

/**
 * The status after a cancellation: an unpaid line is canceled, a paid one without a refund stays paid. So does one that was paid elsewhere
 * when nothing is to be refunded; otherwise the organisation refunds it itself, and it is canceled.
 */
export function statusAfterCancellation(
  line: SoldLine,
  refund: RefundBreakdown,
  choice: RefundChoice,
): TransactionStatus {
  if (line.status === 'external') return choice === 'none' ? 'external' : 'canceled';
  return line.status === 'open' || line.status === 'free' ? 'canceled' : statusAfterRefund(line, refund);
}
