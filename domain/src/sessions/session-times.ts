import { addDays, DAY_MINUTES, daysBetween, isDate, isTime } from '../kit/dates/dates.ts';
import type { Violation } from '../kit/messages/messages.ts';
import { type ClockNote, clockNoteOf, toInstant } from '../kit/dates/time-zones.ts';

/** Longest session, in days of the wall clock. */
export const SESSION_DAYS_MAX = 7;

/** The wall times of a session: the end is `day_offset` days after the start, 1 for 22:00 – 02:00. */
export type SessionClock = {
  readonly start_time: string;
  readonly end_time: string;
  readonly day_offset: number;
};

/** Start and end of a session in wall time, as the API writes them. */
export type SessionSpan = {
  readonly start_date: string;
  readonly start_time: string;
  readonly end_date: string;
  readonly end_time: string;
};

export type SessionTimes = {
  /** ISO-8601 UTC. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** The effect of a clock change on the start. */
  readonly clockNote: ClockNote;
};

/**
 * The instants of one session of a series. Its wall time is kept on both sides of a clock change: a start in the skipped hour moves forward
 * by the gap, a start in the repeated hour is the first one (docs/rules/planning.md#clock-changes).
 */
export function sessionTimes(date: string, clock: SessionClock, timeZone: string): SessionTimes {
  const start = { date, time: clock.start_time };
  const end = { date: addDays(date, clock.day_offset), time: clock.end_time };
  const starts_at = toInstant(start, timeZone);
  const ends_at = toInstant(end, timeZone);
  const clockNote = clockNoteOf(start, timeZone);
  if (Date.parse(ends_at) > Date.parse(starts_at)) return { starts_at, ends_at, clockNote };
  // 02:15 – 03:00 on a night that skips 02:00 – 03:00: the start moved past the end, so the length is kept instead
  const length = wallMinutes({ start_date: date, start_time: start.time, end_date: end.date, end_time: end.time });
  return { starts_at, ends_at: Temporal.Instant.from(starts_at).add({ minutes: length }).toString(), clockNote };
}

/** The clock of a session, from its start and end. */
export function clockOf(span: SessionSpan): SessionClock {
  const { start_time, end_time } = span;
  return { start_time, end_time, day_offset: daysBetween(span.start_date, span.end_date) };
}

/** The start and end of a session on a day. */
export function spanOn(date: string, clock: SessionClock): SessionSpan {
  const { start_time, end_time } = clock;
  return { start_date: date, start_time, end_date: addDays(date, clock.day_offset), end_time };
}

/** The last local day of a session; a session until 00:00 ends on the day before. */
export function lastSessionDay({ start_date, end_date, end_time }: Omit<SessionSpan, 'start_time'>): string {
  return end_time === '00:00' && end_date > start_date ? addDays(end_date, -1) : end_date;
}

/** Whether a session lasts a day or longer, so that its two times alone are not enough. */
export function lastsLong({ start_date, start_time, end_date, end_time }: SessionSpan): boolean {
  const days = daysBetween(start_date, end_date);
  return days > 1 || (days === 1 && end_time >= start_time);
}

/** Whether two sessions have the same start and end. */
export function isSameSpan(one: SessionSpan, other: SessionSpan): boolean {
  const fields = ['start_date', 'start_time', 'end_date', 'end_time'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** The end is after the start and at most 7 days later, both in wall time. */
export function spanViolations(span: SessionSpan): Violation[] {
  // an invalid date or time has an error of its own
  if (!isReadable(span)) return [];
  const minutes = wallMinutes(span);
  if (minutes <= 0) return [{ path: ['end_time'], key: 'session.end' }];
  if (minutes <= SESSION_DAYS_MAX * DAY_MINUTES) return [];
  return [{ path: ['end_date'], key: 'session.too_long', params: { max: SESSION_DAYS_MAX } }];
}

/** The end for another start, so that the session keeps its length; null while there is no length to keep. */
export function movedEnd(
  span: SessionSpan,
  start: Partial<Pick<SessionSpan, 'start_date' | 'start_time'>>,
): Pick<SessionSpan, 'end_date' | 'end_time'> | null {
  const moved = { ...span, ...start };
  if (![span, moved].every(isReadable)) return null;
  const minutes = wallMinutes(span);
  if (minutes <= 0) return null;
  const end = Temporal.PlainDateTime.from(`${moved.start_date}T${moved.start_time}`).add({ minutes });
  return { end_date: end.toPlainDate().toString(), end_time: end.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

const isReadable = (span: SessionSpan) =>
  isDate(span.start_date) && isDate(span.end_date) && isTime(span.start_time) && isTime(span.end_time);

function wallMinutes(span: SessionSpan): number {
  const start = Temporal.PlainDateTime.from(`${span.start_date}T${span.start_time}`);
  return start.until(`${span.end_date}T${span.end_time}`, { largestUnit: 'minutes' }).minutes;
}
