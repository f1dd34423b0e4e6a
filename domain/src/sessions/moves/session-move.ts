import { addDays, daysBetween } from '../../kit/dates/dates.ts';
import { lastsLong, movedEnd, type SessionSpan } from '../session-times.ts';

/** Another day, another time, or both, for several sessions: a number of days later, and a start and end that all of them get. */
export type SessionMove = {
  readonly days: number;
  /** Null keeps each session's own start. */
  readonly start_time: string | null;
  /** Null keeps each session's own length. */
  readonly end_time: string | null;
};

/**
 * The wall times of a session after a move. A new end is on the day of the start, or on the next day when it is earlier than the start; a
 * session of a day or longer keeps its number of days.
 */
export function movedSpan(span: SessionSpan, { days, start_time, end_time }: SessionMove): SessionSpan {
  const start = { start_date: addDays(span.start_date, days), start_time: start_time ?? span.start_time };
  if (end_time === null) return { ...span, ...start, ...movedEnd(span, start) };
  const offset = lastsLong(span) ? daysBetween(span.start_date, span.end_date) : end_time < start.start_time ? 1 : 0;
  return { ...start, end_date: addDays(start.start_date, offset), end_time };
}
