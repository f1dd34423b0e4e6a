import { largestRemainder } from '../kit/money/money.ts';
import { splitVat, VAT_PERCENTAGES } from '../kit/money/vat.ts';
import type { CollectedPaymentType } from '../orders/payment/payment-types.ts';

/** The service fees that buyers paid by one way of paying: number of orders, and cents including VAT. */
export type ServiceFees = {
  readonly payment_type: CollectedPaymentType;
  readonly orders: number;
  readonly fee_in_cents: number;
};

type Amounts = { subtotal_price_in_cents: number; vat_in_cents: number; total_price_in_cents: number };

export type InvoiceLine = Amounts & { payment_type: CollectedPaymentType; quantity: number; vat_percentage: number };

export type InvoiceAmounts = Amounts & { lines: InvoiceLine[] };

/**
 * The amounts of the invoice for a month of service fees, which include VAT. The VAT is rounded once for the whole invoice, and divided
 * over the lines by largest remainder, so that the lines add up to it.
 */
export function invoiceAmounts(costs: readonly ServiceFees[]): InvoiceAmounts {
  const charged = costs.filter(({ fee_in_cents }) => fee_in_cents > 0);
  const fees = charged.map(({ fee_in_cents }) => fee_in_cents);
  const total = fees.reduce((sum, fee) => sum + fee, 0);
  const { vat_in_cents: vat, net_in_cents: net } = splitVat(total, VAT_PERCENTAGES.high);
  const shares = largestRemainder(vat, fees);
  return {
    subtotal_price_in_cents: net,
    vat_in_cents: vat,
    total_price_in_cents: total,
    lines: charged.map(({ payment_type, orders, fee_in_cents }, index) => ({
      payment_type,
      quantity: orders,
      vat_percentage: VAT_PERCENTAGES.high,
      subtotal_price_in_cents: fee_in_cents - (shares[index] ?? 0),
      vat_in_cents: shares[index] ?? 0,
      total_price_in_cents: fee_in_cents,
    })),
  };
}
