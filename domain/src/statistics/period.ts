import { addDays, daysBetween, isCalendarDay, weekdayOf } from '../kit/dates/dates.ts';
import type { Violation } from '../kit/messages/messages.ts';

export const GRANULARITIES = ['day', 'week', 'month'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** Local days, `YYYY-MM-DD`, both inclusive. */
export type Period = { readonly from: string; readonly until: string };

/** The most days that a dashboard adds up: three years, one of them a leap year. */
export const STATISTICS_DAYS_MAX = 1_096;
const USUAL_DAYS = 30;

type Input = { readonly dateFrom?: string | undefined; readonly dateUntil?: string | undefined };

/** The requested period; a missing day makes it 30 days, which end today when both are missing. */
export function periodOf({ dateFrom, dateUntil }: Input, today: string): Period {
  if (dateFrom !== undefined) return { from: dateFrom, until: dateUntil ?? addDays(dateFrom, USUAL_DAYS - 1) };
  const until = dateUntil ?? today;
  return { from: addDays(until, 1 - USUAL_DAYS), until };
}

export const countDays = ({ from, until }: Period): number => daysBetween(from, until) + 1;

/** What a period is compared with: as many days before it, or the same part of the month or year before. */
export const COMPARISONS = ['days', 'month', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/**
 * The period to compare with (docs/rules/statistics.md#the-period-before): for a month or year, the same days of the month or year before.
 * Whole months are compared with whole months, so a leap day in either counts.
 */
export function periodBefore(period: Period, comparison: Comparison): Period {
  if (comparison === 'days') return { from: addDays(period.from, -countDays(period)), until: addDays(period.from, -1) };
  const earlier = { [`${comparison}s`]: 1 };
  const [from, until] = [Temporal.PlainDate.from(period.from), Temporal.PlainDate.from(period.until)];
  // Temporal replaces the 31st, or 29 February, by the last day of a shorter month
  const last = until.subtract(earlier);
  const isWhole = from.day === 1 && until.day === until.daysInMonth;
  return {
    from: from.subtract(earlier).toString(),
    until: (isWhole ? last.with({ day: last.daysInMonth }) : last).toString(),
  };
}

/** The whole months of a period, from the first day of the first one until the last day of the last one; null without any. */
export function monthsInside({ from, until }: Period): Period | null {
  // the first day of a month on or after `from`
  const begin = bucketAfter(addDays(from, -1), 'month');
  const next = bucketStart(addDays(until, 1), 'month');
  return begin < next ? { from: begin, until: addDays(next, -1) } : null;
}

/** The errors of a period: no day in it, or more than can be added up. */
export function statisticsPeriodViolations({ dateFrom, dateUntil }: Input): Violation[] {
  if (dateFrom === undefined || dateUntil === undefined || !isCalendarDay(dateFrom) || !isCalendarDay(dateUntil))
    return [];
  const isRight = dateUntil >= dateFrom && daysBetween(dateFrom, dateUntil) < STATISTICS_DAYS_MAX;
  return isRight ? [] : [{ path: ['dateUntil'], key: 'calendar.period', params: { max: STATISTICS_DAYS_MAX } }];
}

/** The buckets in which a period is easy to read. */
export function usualGranularity(period: Period): Granularity {
  const days = countDays(period);
  if (days <= 31) return 'day';
  return days <= 183 ? 'week' : 'month';
}

/** The first day of the bucket of a day, which may be before the period: weeks start on Monday. */
export function bucketStart(day: string, granularity: Granularity): string {
  if (granularity === 'day') return day;
  return granularity === 'week' ? addDays(day, 1 - weekdayOf(day)) : `${day.slice(0, 7)}-01`;
}

/** The buckets of a period. The first and last one are cut off at its ends. */
export function bucketsOf(period: Period, granularity: Granularity): Period[] {
  const buckets: Period[] = [];
  for (let from = period.from; from <= period.until; ) {
    const next = bucketAfter(from, granularity);
    const until = addDays(next, -1);
    buckets.push({ from, until: until < period.until ? until : period.until });
    from = next;
  }
  return buckets;
}

function bucketAfter(day: string, granularity: Granularity): string {
  const first = Temporal.PlainDate.from(bucketStart(day, granularity));
  return first.add({ [`${granularity}s`]: 1 }).toString();
}
