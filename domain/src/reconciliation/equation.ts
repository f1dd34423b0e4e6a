/** The sums of a month, in the order of the equation (docs/rules/reconciliation.md#the-equation). */
export const EQUATION_TERMS = [
  'opening',
  'orders',
  'refunds',
  'own_refunds',
  'invoices',
  'credit_notes',
  'paid',
  'underway',
  'returned',
  'closing',
] as const;
export type EquationTerm = (typeof EQUATION_TERMS)[number];

export type Sums = Readonly<Record<`${EquationTerm}_in_cents`, number>>;

/** What was received, less what was invoiced, paid out, is on its way or stays open; 0 when the month balances. */
export function differenceInCents(sums: Sums): number {
  const received = sums.opening_in_cents + sums.orders_in_cents - sums.refunds_in_cents + sums.own_refunds_in_cents;
  const invoiced = sums.invoices_in_cents - sums.credit_notes_in_cents;
  const paid = sums.paid_in_cents + sums.underway_in_cents - sums.returned_in_cents;
  return received - invoiced - paid - sums.closing_in_cents;
}

export const RECONCILIATION_STATES = ['balances', 'differs'] as const;

/** The kinds of differences (docs/rules/reconciliation.md#what-is-checked). */
export const FINDING_KINDS = [
  'identity',
  'payout_items',
  'payout_shares',
  'invoice_lines',
  'invoice_fees',
  'not_invoiced',
  'refunds',
  'wallet',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];
