import { splitVat, VAT_PERCENTAGES } from '../kit/money/vat.ts';

/** A line with its VAT, as it was sold. */
type TaxedLine = {
  readonly vat_percentage: number;
  readonly vat_in_cents: number;
  readonly total_price_in_cents: number;
};

export type VatRow = {
  readonly percentage: number;
  readonly subtotal_price_in_cents: number;
  readonly vat_in_cents: number;
  readonly total_price_in_cents: number;
};

/**
 * The VAT of an order for each percentage, lowest first. VAT was rounded per line, so it is added up here and not calculated again: the
 * table adds up to the order.
 */
export function vatTable(lines: readonly TaxedLine[]): VatRow[] {
  const groups = Map.groupBy(lines, (line) => line.vat_percentage);
  const rows = [...groups].map(([percentage, group]): VatRow => {
    const total = group.reduce((sum, line) => sum + line.total_price_in_cents, 0);
    const vat = group.reduce((sum, line) => sum + line.vat_in_cents, 0);
    return {
      percentage,
      subtotal_price_in_cents: total - vat,
      vat_in_cents: vat,
      total_price_in_cents: total,
    };
  });
  return rows.toSorted((a, b) => a.percentage - b.percentage);
}

/** The VAT of the service fees, which include VAT at the high percentage; null without fees. */
export function feeVatRow(feeInCents: number): VatRow | null {
  if (feeInCents === 0) return null;
  const percentage = VAT_PERCENTAGES.high;
  const { vat_in_cents, net_in_cents } = splitVat(feeInCents, percentage);
  return { percentage, subtotal_price_in_cents: net_in_cents, vat_in_cents, total_price_in_cents: feeInCents };
}
