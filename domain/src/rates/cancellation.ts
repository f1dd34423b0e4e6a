import type { Message, Violation } from '../kit/messages/messages.ts';

/**
 * One period of a cancellation term. Both ends are minutes before the session, so a start is the larger number; `from_minutes` null is the
 * moment of booking, `until_minutes` null the start of the session.
 */
export type CancellationPeriod = {
  readonly from_minutes: number | null;
  readonly until_minutes: number | null;
  readonly refund_percentage: number;
};

type PeriodAt = { readonly period: CancellationPeriod; readonly position: number; readonly count: number };

/**
 * Validates the periods of a term, each error with its own message (docs/rules/money.md#cancellation-terms); paths are relative to the
 * list, `[1, 'from_minutes']`. `n` in a message counts from 1.
 */
export function cancellationPeriodViolations(periods: readonly CancellationPeriod[]): Violation[] {
  if (periods.length === 0) return [{ path: [], key: 'periods.min' }];
  return periods.flatMap((period, position) => {
    const at = { period, position, count: periods.length };
    const missing = [...startViolations(at), ...endViolations(at)];
    const isMiddle = position > 0 && position < periods.length - 1;
    const faults = isMiddle && missing.length === 2 ? [periodViolation(at, 'from_minutes', 'periods.middle')] : missing;
    return [...faults, ...valueViolations(at), ...orderViolations(at, periods[position - 1])];
  });
}

function startViolations(at: PeriodAt): Violation[] {
  const { period, position, count } = at;
  if (position === 0)
    return period.from_minutes === null ? [] : [periodViolation(at, 'from_minutes', 'periods.first_from')];
  if (period.from_minutes !== null) return [];
  return [periodViolation(at, 'from_minutes', position === count - 1 ? 'periods.last_from' : 'periods.only_first')];
}

function endViolations(at: PeriodAt): Violation[] {
  const { period, position, count } = at;
  if (position === count - 1)
    return period.until_minutes === null ? [] : [periodViolation(at, 'until_minutes', 'periods.last_until')];
  if (period.until_minutes !== null) return [];
  return [periodViolation(at, 'until_minutes', position === 0 ? 'periods.first_until' : 'periods.only_last')];
}

function valueViolations(at: PeriodAt): Violation[] {
  const { from_minutes, until_minutes, refund_percentage } = at.period;
  const isMinutes = (minutes: number | null) => minutes === null || (Number.isSafeInteger(minutes) && minutes >= 0);
  const isPercentage = Number.isInteger(refund_percentage) && refund_percentage >= 0 && refund_percentage <= 100;
  return [
    ...(isMinutes(from_minutes) ? [] : [periodViolation(at, 'from_minutes', 'periods.minutes')]),
    ...(isMinutes(until_minutes) ? [] : [periodViolation(at, 'until_minutes', 'periods.minutes')]),
    ...(isPercentage ? [] : [periodViolation(at, 'refund_percentage', 'periods.refund')]),
  ];
}

function orderViolations(at: PeriodAt, previous: CancellationPeriod | undefined): Violation[] {
  const { from_minutes: from, until_minutes: until } = at.period;
  const isBackwards = from !== null && from <= (until ?? 0);
  const isApart =
    from !== null && previous !== undefined && previous.until_minutes !== null && previous.until_minutes !== from;
  return [
    ...(isBackwards ? [periodViolation(at, 'from_minutes', 'periods.order')] : []),
    ...(isApart ? [periodViolation(at, 'from_minutes', 'periods.consecutive')] : []),
  ];
}

function periodViolation(at: PeriodAt, field: keyof CancellationPeriod, key: Message['key']): Violation {
  const isNumbered = ['periods.middle', 'periods.order', 'periods.consecutive', 'periods.minutes'].includes(key);
  const path = [at.position, field];
  return isNumbered ? { path, key, params: { n: at.position + 1 } } : { path, key };
}

/** Warns of periods that refund more than the one before: rarely meant, but allowed. */
export function risingWarnings(periods: readonly CancellationPeriod[]): Violation[] {
  return periods.flatMap((period, position) => {
    const previous = periods[position - 1];
    if (previous === undefined || period.refund_percentage <= previous.refund_percentage) return [];
    return [{ path: [position, 'refund_percentage'], key: 'periods.rising', params: { n: position + 1 } }];
  });
}

/**
 * The percentage refunded this many seconds before the start (docs/rules/money.md#refunds-by-term). A boundary belongs to the earlier
 * period; from the start on it is 0. Without a term (null) it is 100 until the start.
 */
export function refundPercentage(periods: readonly CancellationPeriod[] | null, secondsBeforeStart: number): number {
  if (secondsBeforeStart <= 0) return 0;
  if (periods === null) return 100;
  const period = periods.find(({ from_minutes, until_minutes }) => {
    const hasBegun = from_minutes === null || secondsBeforeStart < from_minutes * 60;
    return hasBegun && (until_minutes === null || secondsBeforeStart >= until_minutes * 60);
  });
  return period?.refund_percentage ?? 0;
}
