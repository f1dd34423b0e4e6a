import { daysInMonth } from '../../kit/dates/dates.ts';
import type { Message } from '../../kit/messages/messages.ts';
import { PLANNING_YEARS } from '../planning-limits.ts';
import { lastPossibleDay, OCCURRENCES_MAX, type Repetition } from './recurrence.ts';

type OccurrenceCount = {
  /** Sessions of the series in the planning years. */
  readonly count: number;
  /** The violation that `occurrenceDates` reports. */
  readonly violation: Message | null;
};

/** The days of a repetition as if it never ended. Days are numbered from 1 January 1970. */
type Days = {
  /** The number of days of the repetition up to and including this day; 0 before the start. */
  readonly countUntil: (day: number) => number;
  readonly includes: (day: number) => boolean;
};

const DAY = 86_400_000;
const LAST_PLANNABLE = numberOfDay(`${PLANNING_YEARS.last}-12-31`);

/**
 * Counts the sessions of a series by arithmetic, without generating its days: for a start in the planning years and a repetition without
 * violations. Returns the violation of `occurrenceDates`. The number is that of its dates, but isn't cut off at `OCCURRENCES_MAX`.
 */
export function countOccurrences(startDate: string, repetition: Repetition): OccurrenceCount {
  const end = lastPossibleDay(startDate, repetition);
  if (repetition.type === null) return { count: 1, violation: null };
  const start = numberOfDay(startDate);
  const days = repetition.type === 'weeks' ? weekly(start, repetition) : monthly(startDate, repetition);
  const last = end === null ? LAST_PLANNABLE : Math.min(numberOfDay(end), LAST_PLANNABLE);
  const skips = [...new Set(repetition.skip)].map(numberOfDay);
  const skipped = skips.filter((day) => day >= start && day <= last && days.includes(day)).length;
  const found = days.countUntil(last) - skipped;
  const count = Math.min(found, repetition.count ?? found);
  const hasSessionsAfterPlanning =
    end === null ? found < (repetition.count ?? 0) : days.countUntil(numberOfDay(end)) > days.countUntil(last);
  return { count, violation: violationOf(count, hasSessionsAfterPlanning) };
}

function violationOf(count: number, hasSessionsAfterPlanning: boolean): Message | null {
  if (count > OCCURRENCES_MAX) return { key: 'repetition.too_many', params: { max: OCCURRENCES_MAX } };
  if (hasSessionsAfterPlanning) return { key: 'repetition.window', params: { last: PLANNING_YEARS.last } };
  return count === 0 ? { key: 'repetition.none' } : null;
}

function weekly(start: number, { every, days }: Repetition): Days {
  // 1 January 1970 was a Thursday
  const monday = start - ((start + 3) % 7);
  const offsets = new Set(days.map((day) => day - 1));
  const weeksUntil = (day: number, offset: number) => Math.floor((day - monday - offset) / (7 * every)) + 1;
  return {
    countUntil: (day) =>
      day < start
        ? 0
        : [...offsets].reduce((sum, offset) => sum + weeksUntil(day, offset) - (monday + offset < start ? 1 : 0), 0),
    includes: (day) => offsets.has((day - monday) % 7) && Math.floor((day - monday) / 7) % every === 0,
  };
}

function monthly(startDate: string, { type, every }: Repetition): Days {
  const startNumber = numberOfDay(startDate);
  const start = partsOf(startNumber);
  const months = every * (type === 'years' ? 12 : 1);
  const dayIn = ({ year, month }: Parts) => Math.min(start.day, daysInMonth(year, month));
  const passed = ({ year, month }: Parts) => (year - start.year) * 12 + month - start.month;
  return {
    countUntil: (number) => {
      if (number < startNumber) return 0;
      const at = partsOf(number);
      const isBefore = passed(at) % months === 0 && at.day < dayIn(at);
      return Math.floor(passed(at) / months) + (isBefore ? 0 : 1);
    },
    includes: (number) => {
      const at = partsOf(number);
      return passed(at) % months === 0 && at.day === dayIn(at);
    },
  };
}

type Parts = { readonly year: number; readonly month: number; readonly day: number };

function numberOfDay(date: string): number {
  return Date.parse(date) / DAY;
}

function partsOf(number: number): Parts {
  const date = new Date(number * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
