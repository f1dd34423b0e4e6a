import type { SessionSpan } from '@move/domain/sessions/session-times.ts';

/** The number of minutes of one step, by dragging or keys. */
export const STEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
const LONGEST_MINUTES = 7 * DAY_MINUTES;

const beginOf = (span: SessionSpan) => Temporal.PlainDateTime.from(`${span.start_date}T${span.start_time}`);
const endOf = (span: SessionSpan) => Temporal.PlainDateTime.from(`${span.end_date}T${span.end_time}`);

function spanOf(begin: Temporal.PlainDateTime, end: Temporal.PlainDateTime): SessionSpan {
  const clock = (moment: Temporal.PlainDateTime) => moment.toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    start_date: begin.toPlainDate().toString(),
    start_time: clock(begin),
    end_date: end.toPlainDate().toString(),
    end_time: clock(end),
  };
}

/** Moves the span to another day and time with the same length. The start stays within its day. */
export function movedBy(span: SessionSpan, { days, minutes }: { days: number; minutes: number }): SessionSpan {
  const begin = beginOf(span);
  const length = begin.until(endOf(span));
  const clock = begin.hour * 60 + begin.minute;
  const shift = Math.max(-clock, Math.min(DAY_MINUTES - STEP_MINUTES - clock, minutes));
  const moved = begin.add({ days }).add({ minutes: shift });
  return spanOf(moved, moved.add(length));
}

/** Changes the end: the length is a quarter of an hour at least and a week at most. */
export function resizedBy(span: SessionSpan, minutes: number): SessionSpan {
  const begin = beginOf(span);
  const length = begin.until(endOf(span), { largestUnit: 'minutes' }).minutes + minutes;
  const kept = Math.max(STEP_MINUTES, Math.min(LONGEST_MINUTES, length));
  return spanOf(begin, begin.add({ minutes: kept }));
}

/** The slot that a user drew on a day, between two times in either order. */
export function drawnSlot(date: string, from: number, to: number): SessionSpan {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const midnight = Temporal.PlainDate.from(date).toPlainDateTime();
  const end = Math.max(last, first + STEP_MINUTES);
  return spanOf(midnight.add({ minutes: first }), midnight.add({ minutes: end }));
}

export function isSameSpan(a: SessionSpan, b: SessionSpan): boolean {
  return (
    a.start_date === b.start_date &&
    a.start_time === b.start_time &&
    a.end_date === b.end_date &&
    a.end_time === b.end_time
  );
}
