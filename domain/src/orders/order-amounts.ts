import { largestRemainder } from '../kit/money/money.ts';
import { splitVat } from '../kit/money/vat.ts';

/** What is sold: quantity, price including VAT, and VAT percentage. */
export type PricedLine = {
  readonly quantity: number;
  readonly unit_price_in_cents: number;
  readonly vat_percentage: number;
};

/** The money of one line; `total_price_in_cents` is subtotal and VAT, `fee_in_cents` comes on top of it. */
export type LineAmounts = {
  readonly subtotal_price_in_cents: number;
  readonly vat_in_cents: number;
  readonly total_price_in_cents: number;
  readonly fee_in_cents: number;
};

export type OrderAmounts = {
  readonly lines: readonly LineAmounts[];
  readonly subtotal_price_in_cents: number;
  readonly vat_in_cents: number;
  readonly transaction_fee_in_cents: number;
  readonly total_price_in_cents: number;
};

/**
 * The amounts of an order in whole cents (docs/rules/money.md#prices-and-vat): VAT is rounded once per line, the columns add up,
 * and service fees are divided over the lines by price, to the cent (docs/rules/money.md#service-fees).
 */
export function orderAmounts(lines: readonly PricedLine[], feeInCents: number): OrderAmounts {
  const gross = lines.map((line) => line.quantity * line.unit_price_in_cents);
  const fees = largestRemainder(feeInCents, gross);
  const amounts = lines.map((line, index): LineAmounts => {
    const total_price_in_cents = gross[index] ?? 0;
    const { vat_in_cents, net_in_cents } = splitVat(total_price_in_cents, line.vat_percentage);
    return {
      subtotal_price_in_cents: net_in_cents,
      vat_in_cents,
      total_price_in_cents,
      fee_in_cents: fees[index] ?? 0,
    };
  });
  const sum = (of: (line: LineAmounts) => number) => amounts.reduce((all, line) => all + of(line), 0);
  return {
    lines: amounts,
    subtotal_price_in_cents: sum((line) => line.subtotal_price_in_cents),
    vat_in_cents: sum((line) => line.vat_in_cents),
    transaction_fee_in_cents: sum((line) => line.fee_in_cents),
    total_price_in_cents: sum((line) => line.total_price_in_cents + line.fee_in_cents),
  };
}
