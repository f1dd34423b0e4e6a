import { DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import { SESSION_DAYS_MAX, type SessionSpan } from '@move/domain/sessions/session-times.ts';

/** The number of minutes of one step, by dragging or keys. */
export const STEP_MINUTES = 15;
const LONGEST_MINUTES = SESSION_DAYS_MAX * DAY_MINUTES;

const startOf = (span: SessionSpan) => Temporal.PlainDateTime.from(`${span.start_date}T${span.start_time}`);
const endOf = (span: SessionSpan) => Temporal.PlainDateTime.from(`${span.end_date}T${span.end_time}`);

function spanBetween(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime): SessionSpan {
  const timeOf = (moment: Temporal.PlainDateTime) => moment.toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    start_date: start.toPlainDate().toString(),
    start_time: timeOf(start),
    end_date: end.toPlainDate().toString(),
    end_time: timeOf(end),
  };
}

/** Moves the span; its length stays. The new start is between 00:00 and 23:45 of the chosen day; a start after 23:45 may stay the same. */
export function movedBy(span: SessionSpan, { days, minutes }: { days: number; minutes: number }): SessionSpan {
  const start = startOf(span);
  const length = start.until(endOf(span));
  const sinceMidnight = start.hour * 60 + start.minute;
  const latest = Math.max(0, DAY_MINUTES - STEP_MINUTES - sinceMidnight);
  const moved = start.add({ days }).add({ minutes: Math.max(-sinceMidnight, Math.min(latest, minutes)) });
  return spanBetween(moved, moved.add(length));
}

/** Moves the end; the length becomes a quarter of an hour at least and a week at most. */
export function resizedBy(span: SessionSpan, minutes: number): SessionSpan {
  // a session shorter than a quarter of an hour keeps its length when its end is dragged and put back
  if (minutes === 0) return span;
  const start = startOf(span);
  const length = start.until(endOf(span), { largestUnit: 'minutes' }).minutes + minutes;
  const limited = Math.max(STEP_MINUTES, Math.min(LONGEST_MINUTES, length));
  return spanBetween(start, start.add({ minutes: limited }));
}

/** The slot that a user drew on a day, between two times in either order. */
export function drawnSlot(date: string, from: number, to: number): SessionSpan {
  const first = Math.min(from, to, DAY_MINUTES - STEP_MINUTES);
  const last = Math.max(from, to);
  const midnight = Temporal.PlainDate.from(date).toPlainDateTime();
  const end = Math.max(last, first + STEP_MINUTES);
  return spanBetween(midnight.add({ minutes: first }), midnight.add({ minutes: end }));
}
