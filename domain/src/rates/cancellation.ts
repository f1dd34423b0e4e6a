import type { Message, Violation } from '../kit/messages/messages.ts';

/**
 * One step of a cancellation term. Both ends are minutes before the session, so a start is the larger number; `from_minutes` null is the
 * moment of booking, `until_minutes` null the start of the session.
 */
export type CancellationPeriod = {
  readonly from_minutes: number | null;
  readonly until_minutes: number | null;
  readonly refund_percentage: number;
};

type Step = { readonly period: CancellationPeriod; readonly position: number; readonly count: number };

/**
 * Validates the periods of a term, each error with its own message (docs/rules/money.md#cancellation-terms); paths start inside the list,
 * `[1, 'from_minutes']`. `n` in a message counts from 1.
 */
export function periodViolations(periods: readonly CancellationPeriod[]): Violation[] {
  if (periods.length === 0) return [{ path: [], key: 'periods.min' }];
  return periods.flatMap((period, position) => {
    const place = { period, position, count: periods.length };
    const missing = [...startViolations(place), ...endViolations(place)];
    const isMiddle = position > 0 && position < periods.length - 1;
    const faults = isMiddle && missing.length === 2 ? [fault(place, 'from_minutes', 'periods.middle')] : missing;
    return [...faults, ...valueViolations(place), ...orderViolations(place, periods[position - 1])];
  });
}

function startViolations(place: Step): Violation[] {
  const { period, position, count } = place;
  if (position === 0) return period.from_minutes === null ? [] : [fault(place, 'from_minutes', 'periods.first_from')];
  if (period.from_minutes !== null) return [];
  return [fault(place, 'from_minutes', position === count - 1 ? 'periods.last_from' : 'periods.only_first')];
}

function endViolations(place: Step): Violation[] {
  const { period, position, count } = place;
  if (position === count - 1)
    return period.until_minutes === null ? [] : [fault(place, 'until_minutes', 'periods.last_until')];
  if (period.until_minutes !== null) return [];
  return [fault(place, 'until_minutes', position === 0 ? 'periods.first_until' : 'periods.only_last')];
}

function valueViolations(place: Step): Violation[] {
  const { from_minutes, until_minutes, refund_percentage } = place.period;
  const isMinutes = (minutes: number | null) => minutes === null || (Number.isSafeInteger(minutes) && minutes >= 0);
  const isPercentage = Number.isInteger(refund_percentage) && refund_percentage >= 0 && refund_percentage <= 100;
  return [
    ...(isMinutes(from_minutes) ? [] : [fault(place, 'from_minutes', 'periods.minutes')]),
    ...(isMinutes(until_minutes) ? [] : [fault(place, 'until_minutes', 'periods.minutes')]),
    ...(isPercentage ? [] : [fault(place, 'refund_percentage', 'periods.refund')]),
  ];
}

function orderViolations(place: Step, previous: CancellationPeriod | undefined): Violation[] {
  const { from_minutes: from, until_minutes: until } = place.period;
  const isBackwards = from !== null && from <= (until ?? 0);
  const isApart =
    from !== null && previous !== undefined && previous.until_minutes !== null && previous.until_minutes !== from;
  return [
    ...(isBackwards ? [fault(place, 'from_minutes', 'periods.order')] : []),
    ...(isApart ? [fault(place, 'from_minutes', 'periods.consecutive')] : []),
  ];
}

function fault(place: Step, field: keyof CancellationPeriod, key: Message['key']): Violation {
  const isNumbered = ['periods.middle', 'periods.order', 'periods.consecutive', 'periods.minutes'].includes(key);
  const path = [place.position, field];
  return isNumbered ? { path, key, params: { n: place.position + 1 } } : { path, key };
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
