import { roundHalfUp } from '../../kit/money/money.ts';

/** The fee of a platform for a way of paying, including VAT. */
export type PaymentTerms = { readonly fixed_in_cents: number; readonly basis_points: number };

/** Service fees for an amount in cents (docs/rules/money.md#service-fees). A free order has none. */
export function paymentFeeInCents(grossInCents: number, { fixed_in_cents, basis_points }: PaymentTerms): number {
  return grossInCents === 0 ? 0 : fixed_in_cents + roundHalfUp(grossInCents * basis_points, 10_000);
}
