/** Hours after the end of a month in which calls that began within it are surely over. */
const HOURS_AFTER = 1;

/** The month after `YYYY-MM`. */
export function monthAfter(month: string): string {
  return Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
}

/** Whether the month `YYYY-MM` is over by the clocks of all these time zones, so that nothing is paid in it any more. */
export function isMonthClosed(month: string, now: Temporal.Instant, timeZones: readonly string[]): boolean {
  const { year, month: number } = Temporal.PlainYearMonth.from(month).add({ months: 1 });
  const first = Temporal.PlainDate.from({ year, month: number, day: 1 });
  return timeZones.every((timeZone) => {
    const closed = first.toZonedDateTime(timeZone).toInstant().add({ hours: HOURS_AFTER });
    return Temporal.Instant.compare(now, closed) >= 0;
  });
}
