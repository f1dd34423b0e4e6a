import { startOfMonth, monthAfter } from '../kit/dates/months.ts';

/** Hours from the end of a month until all calls that started in that month have ended. */
const HOURS_AFTER = 1;

/** Whether the month `YYYY-MM` has been over for an hour in all these time zones, so that no payment is added to it any more. */
export function isMonthClosed(month: string, now: Temporal.Instant, timeZones: readonly string[]): boolean {
  return timeZones.every((timeZone) => {
    const closed = startOfMonth(monthAfter(month), timeZone).add({ hours: HOURS_AFTER });
    return Temporal.Instant.compare(now, closed) >= 0;
  });
}
