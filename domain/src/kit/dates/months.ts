/** The month `YYYY-MM` of an instant in a time zone. */
export const monthOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toPlainYearMonth().toString();

/** The month after `YYYY-MM`. */
export const monthAfter = (month: string): string => Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();

/** The instant at which `YYYY-MM` starts in a time zone. */
export const startOfMonth = (month: string, timeZone: string): Temporal.Instant =>
  Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).toZonedDateTime(timeZone).toInstant();
