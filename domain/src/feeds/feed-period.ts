import { addDays } from '../kit/dates/dates.ts';

/** How far a feed looks: what was within a year, and what is planned for the next year and a half. */
export function feedPeriod(today: string): { first: string; last: string } {
  return { first: addDays(today, -365), last: addDays(today, 548) };
}
