/** Less than this is not paid out: it stays open and counts in the next month. In SQL: `least_payout()`. */
export const PAYOUT_MIN_IN_CENTS = 100;

/** Why an organisation is not paid in a batch; `account_changed` occurs only when the bank file of the batch is made. */
export const SKIP_REASONS = [
  'below_minimum',
  'negative',
  'not_accepted',
  'no_account',
  'held',
  'unreadable',
  'already_paid',
  'account_changed',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** The state of an organisation's bank account; `unreadable`: it was encrypted with another key. */
export type AccountState = 'confirmed' | 'held' | 'unreadable' | 'none';

type PayoutFacts = { amountInCents: number; account: AccountState; hasPayoutThisMonth: boolean; isAccepted: boolean };

/** Why the organisation is not paid this amount; null when it is (docs/rules/payouts.md#who-is-paid). */
export function skipReason({ amountInCents, account, hasPayoutThisMonth, isAccepted }: PayoutFacts): SkipReason | null {
  if (amountInCents < 0) return 'negative';
  if (amountInCents < PAYOUT_MIN_IN_CENTS) return 'below_minimum';
  if (!isAccepted) return 'not_accepted';
  if (hasPayoutThisMonth) return 'already_paid';
  if (account === 'none') return 'no_account';
  if (account === 'held') return 'held';
  return account === 'unreadable' ? 'unreadable' : null;
}
