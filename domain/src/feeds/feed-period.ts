import { addDays } from '../kit/dates/dates.ts';

/** The days of a feed: 365 days back and 548 days (a year and a half) ahead. */
export function feedPeriod(today: string): { first: string; last: string } {
  return { first: addDays(today, -365), last: addDays(today, 548) };
}
