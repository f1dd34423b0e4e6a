const OPENS_BEFORE_MS = 24 * 60 * 60 * 1_000;

/** The time from which present and absent can be noted, in milliseconds. `startsAt` is ISO-8601. */
export const checkInOpensAt = (startsAt: string): number => Date.parse(startsAt) - OPENS_BEFORE_MS;

/** Whether present and absent can be noted already. Both moments in ISO 8601. */
export function isCheckInOpen(startsAt: string, now: string): boolean {
  return Date.parse(now) >= checkInOpensAt(startsAt);
}
