import { roundHalfUp } from './money.ts';

/** VAT levels of a rate and their percentages in the Netherlands. */
export const VAT_PERCENTAGES = { zero: 0, low: 9, high: 21 } as const;

export type VatLevel = keyof typeof VAT_PERCENTAGES;

/** The VAT and net parts of a price that includes VAT, in cents, rounded once. */
export function splitVat(grossInCents: number, percentage: number): { vat_in_cents: number; net_in_cents: number } {
  const vat = roundHalfUp(grossInCents * percentage, 100 + percentage);
  return { vat_in_cents: vat, net_in_cents: grossInCents - vat };
}
