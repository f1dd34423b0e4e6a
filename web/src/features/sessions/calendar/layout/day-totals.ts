import type { CalendarRow } from '../calendar-row.ts';

export type OccupancyTotal = {
  sessions: number;
  taken: number;
  /** Null when one of the sessions has unlimited spots. */
  spots: number | null;
};

type Counted = Pick<CalendarRow, 'start_date' | 'status' | 'taken' | 'spots'>;

/** The occupancy of all sessions that begin on these days; canceled sessions don't count. */
export function totalOf(rows: readonly Counted[], days: readonly string[]): OccupancyTotal {
  const counted = rows.filter(({ start_date, status }) => status !== 'canceled' && days.includes(start_date));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const limits = counted.flatMap(({ spots }) => spots ?? []);
  return {
    sessions: counted.length,
    taken: sum(counted.map(({ taken }) => taken)),
    spots: limits.length === counted.length ? sum(limits) : null,
  };
}
