/** The value issued by one superadmin within a day from which all superadmins are mailed (docs/rules/money.md#coupons). */
export const NOTICE_FROM_IN_CENTS = 100_000;

/** The most that coupons can add to wallets, in cents; exact up to 2^53. */
export function worthInCents(
  { value, quantity, count = 1 }: { value: number; quantity: number; count?: number },
  moveValueInCents: number,
): number {
  return value * quantity * count * moveValueInCents;
}

/** The step of the mail that is due for the value issued within a day: one from € 1,000 on, and one each time it doubles. Null: none. */
export function noticeStep(issuedInCents: number): number | null {
  return issuedInCents < NOTICE_FROM_IN_CENTS ? null : Math.floor(Math.log2(issuedInCents / NOTICE_FROM_IN_CENTS));
}
