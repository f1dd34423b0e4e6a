/** A wall time: `YYYY-MM-DD` and `HH:MM`. */
export type LocalTime = { readonly date: string; readonly time: string };

/** The effect of a clock change on a wall time: it doesn't exist that day, or exists twice. */
export type ClockNote = null | 'skipped_hour' | 'repeated_hour';

/** The zone of new organisations. */
export const DEFAULT_TIME_ZONE = 'Europe/Amsterdam';

/** Whether a text names an IANA time zone; a bare offset such as +02:00 has no summer time and is refused. */
export function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|[A-Za-z_]+\/[A-Za-z0-9_+/-]+)$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The instant of a wall time, as ISO 8601 in UTC: `2026-11-03T18:00:00Z`. A time that the clock skips moves forward by the gap; a time that
 * occurs twice is the first of the two.
 */
export function toInstant(local: LocalTime, timeZone: string): string {
  return zoned(local, timeZone).toInstant().toString();
}

/** The wall time of an instant in a zone. */
export function toLocalTime(instant: string, timeZone: string): LocalTime {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return { date: there.toPlainDate().toString(), time: there.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

export function clockNoteOf(local: LocalTime, timeZone: string): ClockNote {
  const first = zoned(local, timeZone, 'earlier');
  const second = zoned(local, timeZone, 'later');
  if (first.epochMilliseconds === second.epochMilliseconds) return null;
  return first.toPlainDateTime().equals(plain(local)) ? 'repeated_hour' : 'skipped_hour';
}

function zoned(local: LocalTime, timeZone: string, disambiguation: 'compatible' | 'earlier' | 'later' = 'compatible') {
  return plain(local).toZonedDateTime(timeZone, { disambiguation });
}

function plain(local: LocalTime): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(`${local.date}T${local.time}`);
}
