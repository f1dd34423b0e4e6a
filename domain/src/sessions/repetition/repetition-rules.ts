import { isDate } from '../../kit/dates/dates.ts';
import type { Message, Violation } from '../../kit/messages/messages.ts';
import { integer } from '../../kit/rules/number-rules.ts';
import { isEmpty } from '../../kit/rules/presence-rules.ts';
import {
  normalizeRepetition,
  OCCURRENCES_MAX,
  REPETITION_TYPES,
  type Repetition,
  NO_REPETITION,
} from './recurrence.ts';

/** Longest interval: every 99 weeks, months or years. */
export const EVERY_MAX = 99;

/** A repetition in a form or a request, not validated yet. */
export type RepetitionInput = { readonly [Field in keyof Repetition]?: unknown };

/**
 * Validates a repetition, each error with its own message; paths are relative to the repetition, `['every']`. Type null is a single
 * session, whose other fields are ignored. With a start date the end is compared to it.
 */
export function repetitionViolations(input: RepetitionInput, startDate?: string): Violation[] {
  if (isEmpty(input.type)) return [];
  const faults: [field: keyof Repetition, message: Message | null][] = [
    ['type', isOneOf(input.type, REPETITION_TYPES) ? null : { key: 'repetition.type' }],
    ['every', everyFault(input.every)],
    ['days', input.type === 'weeks' && !areWeekdays(input.days) ? { key: 'repetition.days' } : null],
    ['until', untilFault(input, startDate)],
    ['count', countFault(input.count)],
    ['skip', skipFault(input.skip)],
  ];
  return faults.flatMap(([field, message]) => (message ? [{ path: [field], ...message }] : []));
}

/** Parses a valid input as a repetition; an empty one is a single session. */
export function parseRepetition(input: RepetitionInput): Repetition {
  const type = REPETITION_TYPES.find((known) => known === input.type);
  if (type === undefined) return NO_REPETITION;
  return normalizeRepetition({
    type,
    every: Number(input.every),
    days: type === 'weeks' && Array.isArray(input.days) ? input.days.map(Number) : [],
    until: isEmpty(input.until) ? null : String(input.until),
    count: isEmpty(input.count) ? null : Number(input.count),
    skip: Array.isArray(input.skip) ? input.skip.map(String) : [],
  });
}

function everyFault(every: unknown): Message | null {
  if (isEmpty(every) || integer(every) !== null || Number(every) <= 0) return { key: 'repetition.every' };
  return Number(every) > EVERY_MAX ? { key: 'repetition.every_max', params: { max: EVERY_MAX } } : null;
}

function untilFault(input: RepetitionInput, startDate: string | undefined): Message | null {
  if (isEmpty(input.until)) return null;
  if (!isEmpty(input.count)) return { key: 'repetition.end' };
  const isRight = typeof input.until === 'string' && isDate(input.until);
  return isRight && (startDate === undefined || input.until >= startDate) ? null : { key: 'repetition.until' };
}

function countFault(count: unknown): Message | null {
  if (isEmpty(count)) return null;
  const isRight = integer(count) === null && Number(count) >= 1 && Number(count) <= OCCURRENCES_MAX;
  return isRight ? null : { key: 'repetition.count', params: { max: OCCURRENCES_MAX } };
}

/** At most as many skipped days as a series has sessions; the number is checked first, so that a long list costs nothing. */
function skipFault(skip: unknown): Message | null {
  if (isEmpty(skip)) return null;
  if (Array.isArray(skip) && skip.length > OCCURRENCES_MAX) {
    return { key: 'repetition.skip_max', params: { max: OCCURRENCES_MAX } };
  }
  return areDates(skip) ? null : { key: 'repetition.skip' };
}

function areWeekdays(days: unknown): boolean {
  return Array.isArray(days) && days.length > 0 && days.every((day: unknown) => isOneOf(day, [1, 2, 3, 4, 5, 6, 7]));
}

function areDates(days: unknown): boolean {
  return Array.isArray(days) && days.every((day: unknown) => typeof day === 'string' && isDate(day));
}

function isOneOf(value: unknown, values: readonly unknown[]): boolean {
  return values.includes(value);
}
