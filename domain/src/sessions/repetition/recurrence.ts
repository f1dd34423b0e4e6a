import { addDays, isDate } from '../../kit/dates/dates.ts';
import type { Message } from '../../kit/messages/messages.ts';
import { isPlannable, PLANNING_YEARS } from '../planning-limits.ts';

export const REPETITION_TYPES = ['weeks', 'months', 'years'] as const;

export type RepetitionType = (typeof REPETITION_TYPES)[number];

/**
 * How a session repeats (docs/rules/planning.md#repetition). `days` are ISO weekdays, 1 = Monday, and apply to weeks only; `until` is a
 * local day, inclusive; `skip` are local days without a session. Type null is a single session.
 */
export type Repetition = {
  readonly type: RepetitionType | null;
  readonly every: number;
  readonly days: readonly number[];
  readonly until: string | null;
  readonly count: number | null;
  readonly skip: readonly string[];
};

/** Maximum of sessions in a series. */
export const OCCURRENCES_MAX = 730;

/** Weeks that a series without an end lasts: an endless one can't be paid out or refunded. */
export const DEFAULT_WEEKS = 52;

export const NO_REPETITION: Repetition = { type: null, every: 1, days: [], until: null, count: null, skip: [] };

export type Occurrence = {
  /** Local day, `YYYY-MM-DD`. */
  readonly date: string;
  /** 1 for the first session of the series; skipped days have none. */
  readonly index: number;
  /** The month is too short for the day of the first session, so this is its last day. */
  readonly moved: boolean;
};

export type Occurrences = {
  readonly dates: readonly Occurrence[];
  /** Skipped days that would otherwise have a session. */
  readonly skipped: readonly string[];
  /** The last possible day of a session, and what determines it. */
  readonly end: { readonly until: string; readonly kind: 'single' | 'until' | 'count' | 'default' };
  /** More than `OCCURRENCES_MAX` sessions (`dates` has the first ones), sessions after the planning years, or no session at all. */
  readonly violation: Message | null;
};

type Candidate = Omit<Occurrence, 'index'>;

/**
 * All days of a series, counted from its first day (`YYYY-MM-DD`), for a repetition without violations. Months and years that lack the day
 * of the start use their last day, always calculated from the start: 31 January, 28 February, 31 March. Weeks start on Monday, and every
 * second week counts from the week of the start. `anchorDay` is for a part of a longer series that starts in a month
 * too short for the day of the series: 31 for a part from 28 February.
 */
export function occurrenceDates(startDate: string, repetition: Repetition, anchorDay?: number): Occurrences {
  const dates: Occurrence[] = [];
  const skipped: string[] = [];
  const limit = lastPossibleDay(startDate, repetition);
  const skips = new Set(repetition.type === null ? [] : repetition.skip);
  let fault: Message | null = null;
  for (const candidate of candidates(startDate, repetition, anchorDay)) {
    if (limit !== null && candidate.date > limit) break;
    if (dates.length === (repetition.count ?? Infinity)) break;
    const isSkipped = skips.has(candidate.date);
    if (repetition.type !== null && !isPlannable(candidate.date)) {
      fault = { key: 'repetition.window', params: { last: PLANNING_YEARS.last } };
    } else if (dates.length === OCCURRENCES_MAX && !isSkipped) {
      fault = { key: 'repetition.too_many', params: { max: OCCURRENCES_MAX } };
    }
    if (fault !== null) break;
    if (isSkipped) skipped.push(candidate.date);
    else dates.push({ ...candidate, index: dates.length + 1 });
  }
  const until = limit ?? dates.at(-1)?.date ?? startDate;
  return { dates, skipped, end: { until, kind: endKind(repetition) }, violation: fault ?? noDatesMessage(dates) };
}

/**
 * The days of a series for which `isLeftOut` returns true, without the days that its rule skips. They don't use up a number of sessions.
 * Stops at one day more than a rule may skip, so that a rule with only such days costs little.
 */
export function daysLeftOut(startDate: string, repetition: Repetition, isLeftOut: (date: string) => boolean): string[] {
  const limit = lastPossibleDay(startDate, repetition);
  const skips = new Set(repetition.skip);
  const leftOut: string[] = [];
  let planned = 0;
  for (const { date } of candidates(startDate, repetition)) {
    if ((limit !== null && date > limit) || !isPlannable(date)) break;
    if (planned === (repetition.count ?? OCCURRENCES_MAX) || skips.size + leftOut.length > OCCURRENCES_MAX) break;
    if (skips.has(date)) continue;
    if (isLeftOut(date)) leftOut.push(date);
    else planned += 1;
  }
  return leftOut;
}

/** The repetition as stored: days and skipped days sorted and once each, days for weeks only. */
export function normalizeRepetition(repetition: Repetition): Repetition {
  if (repetition.type === null) return NO_REPETITION;
  return {
    ...repetition,
    days: repetition.type === 'weeks' ? [...new Set(repetition.days)].toSorted((a, b) => a - b) : [],
    skip: [...new Set(repetition.skip)].toSorted(),
  };
}

/** The rule of a series whose sessions all move by this many days. */
export function shiftRepetition(repetition: Repetition, days: number): Repetition {
  const toWeekday = (day: number) => ((((day - 1 + days) % 7) + 7) % 7) + 1;
  return normalizeRepetition({
    ...repetition,
    days: repetition.days.map(toWeekday),
    until: repetition.until === null ? null : addDays(repetition.until, days),
    skip: repetition.skip.map((date) => addDays(date, days)),
  });
}

/** Whether two rules are the same, in whatever order their days are. */
export function isSameRepetition(one: Repetition, other: Repetition): boolean {
  const [a, b] = [normalizeRepetition(one), normalizeRepetition(other)];
  const lists = a.days.join() === b.days.join() && a.skip.join() === b.skip.join();
  return lists && a.type === b.type && a.every === b.every && a.until === b.until && a.count === b.count;
}

/** Whether a series starts more than a year before `today`; a single session may start at any time. */
export function startsTooFarBack(input: { startDate: string; today: string; repetition: Repetition }): boolean {
  if (input.repetition.type === null || !isDate(input.startDate)) return false;
  return input.startDate < Temporal.PlainDate.from(input.today).subtract({ years: 1 }).toString();
}

/** The last possible local day of a session; null when the number of sessions decides. */
export function lastPossibleDay(startDate: string, repetition: Repetition): string | null {
  if (repetition.type === null) return startDate;
  if (repetition.until !== null) return repetition.until;
  return repetition.count === null ? addDays(startDate, DEFAULT_WEEKS * 7) : null;
}

function endKind(repetition: Repetition): Occurrences['end']['kind'] {
  if (repetition.type === null) return 'single';
  if (repetition.until !== null) return 'until';
  return repetition.count === null ? 'default' : 'count';
}

function noDatesMessage(dates: readonly Occurrence[]): Message | null {
  return dates.length === 0 ? { key: 'repetition.none' } : null;
}

/** The days of a series in order; they end only with the year 9999. */
function* candidates(startDate: string, repetition: Repetition, anchorDay?: number): Generator<Candidate> {
  const start = Temporal.PlainDate.from(startDate);
  if (repetition.type === null) yield { date: startDate, moved: false };
  else if (!(repetition.every >= 1)) throw new RangeError('a repetition needs an interval of at least 1');
  else if (repetition.type === 'weeks') yield* weekly(start, repetition);
  else yield* monthly(start, repetition.every * (repetition.type === 'years' ? 12 : 1), anchorDay ?? start.day);
}

function* weekly(start: Temporal.PlainDate, { every, days }: Repetition): Generator<Candidate> {
  const offsets = [...new Set(days)].toSorted((a, b) => a - b).map((day) => day - 1);
  if (offsets.length === 0) throw new RangeError('a weekly repetition needs a day');
  let monday = start.subtract({ days: start.dayOfWeek - 1 });
  while (monday.year < 9999) {
    const week = offsets.map((days) => monday.add({ days }));
    for (const date of week) {
      if (Temporal.PlainDate.compare(date, start) >= 0) yield { date: date.toString(), moved: false };
    }
    monday = monday.add({ weeks: every });
  }
}

function* monthly(start: Temporal.PlainDate, months: number, day: number): Generator<Candidate> {
  const firstMonth = start.toPlainYearMonth();
  let date = start;
  for (let passed = months; date.year <= 9999; passed += months) {
    yield { date: date.toString(), moved: date.day !== day };
    date = firstMonth.add({ months: passed }).toPlainDate({ day });
  }
}
