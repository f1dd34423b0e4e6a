import { beginOfMonth, monthAfter } from '../kit/dates/months.ts';

/** Hours after the end of a month after which all calls that started in it have ended. */
const HOURS_AFTER = 1;

/** Whether the month `YYYY-MM` is over in all these time zones, so that nothing is paid in it any more. */
export function isMonthClosed(month: string, now: Temporal.Instant, timeZones: readonly string[]): boolean {
  return timeZones.every((timeZone) => {
    const closed = beginOfMonth(monthAfter(month), timeZone).add({ hours: HOURS_AFTER });
    return Temporal.Instant.compare(now, closed) >= 0;
  });
}
