/** From this on, what one superadmin issues within a day is mailed to all of them (docs/rules/money.md#coupons). */
export const NOTICE_FROM_IN_CENTS = 100_000;

/** What coupons can put in wallets at most, in cents; exact up to 2^53. */
export function worthInCents(
  { value, quantity, count = 1 }: { value: number; quantity: number; count?: number },
  moveValueInCents: number,
): number {
  return value * quantity * count * moveValueInCents;
}

/** The mail that is due for what was issued within a day: one from € 1,000 on, and one each time it doubled. Null: none. */
export function noticeStep(issuedInCents: number): number | null {
  return issuedInCents < NOTICE_FROM_IN_CENTS ? null : Math.floor(Math.log2(issuedInCents / NOTICE_FROM_IN_CENTS));
}
