import { daysBetween, isDate } from '../../kit/dates/dates.ts';
import type { Repetition } from './recurrence.ts';

/** Minimum of weeks for a season: with fewer left in the school year, the end of the next school year is proposed. */
const WEEKS_MIN = 8;

/** Number of times for a yearly series: within a school year it would be a single session. */
const YEARS = 5;

/**
 * The end that a form proposes for a new series (docs/rules/planning.md#repetition): the first 31 July, the last day of a school year, that
 * is at least eight weeks after the start. For a yearly series: five times.
 */
export function proposedEnd(startDate: string, type: Repetition['type']): Pick<Repetition, 'until' | 'count'> {
  if (type === 'years' || !isDate(startDate)) return { until: null, count: YEARS };
  const year = Number(startDate.slice(0, 4));
  const ends = [`${year}-07-31`, `${year + 1}-07-31`, `${year + 2}-07-31`];
  const until = ends.find((end) => daysBetween(startDate, end) >= WEEKS_MIN * 7) ?? null;
  return { until, count: null };
}
