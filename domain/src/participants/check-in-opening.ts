const OPENS_BEFORE_MS = 24 * 60 * 60 * 1_000;

/** Whether present and absent can be noted already. Both moments in ISO 8601. */
export function isCheckInOpen(startsAt: string, now: string): boolean {
  return Date.parse(now) >= Date.parse(startsAt) - OPENS_BEFORE_MS;
}
