import { addDays, clockMinutes, DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import { lastSessionDay } from '@move/domain/sessions/session-times.ts';
import type { CalendarRow } from '../calendar-row.ts';

/** The part of a session on one day: the whole session, or a part when it spans several days. */
export type DayPart = {
  row: CalendarRow;
  /** Minutes after midnight of this day. */
  from: number;
  to: number;
  /** `isFirst`: the session begins on this day. `isLast`: it ends on this day. */
  isFirst: boolean;
  isLast: boolean;
};

/** The parts of the sessions on each of these days. Sessions that began on an earlier day come first. */
export function partsByDay(rows: readonly CalendarRow[], days: readonly string[]): ReadonlyMap<string, DayPart[]> {
  const byDay = new Map(days.map((day): [string, DayPart[]] => [day, []]));
  for (const row of rows) {
    const last = lastSessionDay(row);
    for (let day = row.start_date; day <= last; day = addDays(day, 1)) byDay.get(day)?.push(partOn(day, row, last));
  }
  for (const parts of byDay.values()) parts.sort((a, b) => Number(a.isFirst) - Number(b.isFirst));
  return byDay;
}

function partOn(day: string, row: CalendarRow, last: string): DayPart {
  const [isFirst, isLast] = [day === row.start_date, day === last];
  return {
    row,
    from: isFirst ? clockMinutes(row.start_time) : 0,
    // a session until midnight has the next day as its end date
    to: isLast && row.end_date === day ? clockMinutes(row.end_time) : DAY_MINUTES,
    isFirst,
    isLast,
  };
}
