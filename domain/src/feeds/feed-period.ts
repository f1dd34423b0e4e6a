import { addDays } from '../kit/dates/dates.ts';

/** The days of a feed: the past year, and the next year and a half. */
export function feedPeriod(today: string): { first: string; last: string } {
  return { first: addDays(today, -365), last: addDays(today, 548) };
}
