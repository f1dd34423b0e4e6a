/** The period of a calendar view around a day, by ISO weeks. Days are `YYYY-MM-DD`; the last one is included. */
export type CalendarPeriod = {
  days: readonly string[];
  first: string;
  last: string;
  /** The ISO week of the first day. */
  week: number;
};

export function dayPeriod(day: string): CalendarPeriod {
  return period(Temporal.PlainDate.from(day), 1);
}

export function weekPeriod(day: string): CalendarPeriod {
  const monday = mondayOf(Temporal.PlainDate.from(day));
  return period(monday, 7);
}

/** All weeks with a day of this month: 28 to 42 days. */
export function monthPeriod(day: string): CalendarPeriod {
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  const start = mondayOf(first);
  const end = mondayOf(last).add({ days: 6 });
  return period(start, start.until(end, { largestUnit: 'days' }).days + 1);
}

/** The same day one day or week later or earlier; for `month`, the first day of the next or previous month. */
export function stepped(day: string, length: 'day' | 'week' | 'month', step: 1 | -1): string {
  const date = Temporal.PlainDate.from(day);
  if (length === 'month') return date.with({ day: 1 }).add({ months: step }).toString();
  return date.add(length === 'week' ? { weeks: step } : { days: step }).toString();
}

function period(start: Temporal.PlainDate, length: number): CalendarPeriod {
  const days = Array.from({ length }, (_, index) => start.add({ days: index }).toString());
  return { days, first: days[0] ?? '', last: days.at(-1) ?? '', week: start.weekOfYear ?? 0 };
}

function mondayOf(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.subtract({ days: date.dayOfWeek - 1 });
}
