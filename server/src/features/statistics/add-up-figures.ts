import type { Figures } from '@move/contract/statistics/statistics.ts';
import type { Period } from '@move/domain/statistics/period.ts';
import { percentageOf } from '@move/domain/statistics/percentages.ts';
import type { DayOfSales } from './sales-by-day.ts';
import type { DayOfSessions } from './sessions-by-day.ts';

type Days = {
  sessions: readonly DayOfSessions[];
  sales: readonly DayOfSales[];
  days: Period;
  /** Whether the caller may see amounts. */
  hasMoney: boolean;
};

/** The figures of some days; days without data count as 0. */
export function addUpFigures({ sessions, sales, days, hasMoney }: Days): Figures {
  const isInside = ({ day }: { day: string }) => day >= days.from && day <= days.until;
  const held = sumOf(sessions.filter(isInside));
  const sold = sumOf(sales.filter(isInside));
  const [spots, taken, expected, present] = [held('spots'), held('taken'), held('expected'), held('present')];
  return {
    sessions: held('sessions'),
    participants: held('participants'),
    spots,
    taken,
    expected,
    present,
    occupancy_percentage: percentageOf(taken, spots),
    check_in_percentage: percentageOf(present, expected),
    new_bookings: sold('new_bookings'),
    cancellations: sold('cancellations'),
    purchases: sold('purchases'),
    money: hasMoney
      ? {
          orders: sold('orders'),
          revenue_in_cents: sold('revenue_in_cents'),
          refunded_in_cents: sold('refunded_in_cents'),
        }
      : null,
  };
}

const sumOf =
  <Row extends object>(rows: readonly Row[]) =>
  (field: keyof Row) =>
    rows.reduce((sum, row) => sum + Number(row[field]), 0);
