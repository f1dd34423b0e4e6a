/** The month `YYYY-MM` of a moment by the clock of a time zone. */
export const monthOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toPlainYearMonth().toString();

/** The month in which an order is paid out: the one after the month in which it was paid, by the clock of its platform. */
export const payoutMonth = (paidAt: string, timeZone: string): string =>
  Temporal.PlainYearMonth.from(monthOf(paidAt, timeZone)).add({ months: 1 }).toString();

/** What counts in a payout of the month was booked before this moment, by the clock of its platform. */
export const payoutCutoff = (month: string, timeZone: string): string =>
  Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).toZonedDateTime(timeZone).toInstant().toString();

/** Whether the payout of a month can be made: from its first day on, by the clock of the operator. */
export const isPayable = (month: string, now: string, timeZone: string): boolean => month <= monthOf(now, timeZone);
