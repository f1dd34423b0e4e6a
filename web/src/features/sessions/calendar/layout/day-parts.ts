import { addDays } from '@move/domain/kit/dates/dates.ts';
import { lastDayOf } from '@move/domain/sessions/session-times.ts';
import type { CalendarRow } from '../calendar-row.ts';

/** What there is of a session on one day: all of it, or the part of a night or a camp. */
export type DayPart = {
  row: CalendarRow;
  /** Minutes from midnight. */
  from: number;
  to: number;
  /** It begins, and ends, on this day. */
  isFirst: boolean;
  isLast: boolean;
};

export const DAY_MINUTES = 24 * 60;

/** The parts of sessions on each of these days; what began before comes first. */
export function partsByDay(rows: readonly CalendarRow[], days: readonly string[]): ReadonlyMap<string, DayPart[]> {
  const byDay = new Map(days.map((day): [string, DayPart[]] => [day, []]));
  for (const row of rows) {
    const last = lastDayOf(row);
    for (let day = row.start_date; day <= last; day = addDays(day, 1)) byDay.get(day)?.push(partOn(day, row, last));
  }
  for (const parts of byDay.values()) parts.sort((a, b) => Number(a.isFirst) - Number(b.isFirst));
  return byDay;
}

function partOn(day: string, row: CalendarRow, last: string): DayPart {
  const [isFirst, isLast] = [day === row.start_date, day === last];
  return {
    row,
    from: isFirst ? minutesOf(row.start_time) : 0,
    // one until midnight ends on the day after by its date
    to: isLast && row.end_date === day ? minutesOf(row.end_time) : DAY_MINUTES,
    isFirst,
    isLast,
  };
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
