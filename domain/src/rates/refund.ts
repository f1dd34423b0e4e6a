import { roundHalfUp } from '../kit/money/money.ts';
import { splitVat } from '../kit/money/vat.ts';

/** Cents of the price still to refund at a percentage, less what was refunded before (docs/rules/money.md#refunds-by-term). */
export function refundInCents(line: { gross_in_cents: number; refunded_in_cents: number; percentage: number }): number {
  return Math.max(0, roundHalfUp(line.gross_in_cents * line.percentage, 100) - line.refunded_in_cents);
}

/** The VAT inside a refund: the VAT left before minus the VAT left after, so partial refunds add up to the line's VAT to the cent. */
export function refundVatInCents(line: {
  gross_in_cents: number;
  refunded_in_cents: number;
  refund_in_cents: number;
  vat_percentage: number;
}): number {
  const before = line.gross_in_cents - line.refunded_in_cents;
  const vatOf = (gross: number) => splitVat(gross, line.vat_percentage).vat_in_cents;
  return vatOf(before) - vatOf(before - line.refund_in_cents);
}
