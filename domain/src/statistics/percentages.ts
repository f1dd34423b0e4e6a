/** A part as a percentage of the whole, with one decimal, rounded half up; null when the whole is 0. */
export function percentageOf(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.floor((part * 2_000 + whole) / (whole * 2)) / 10;
}

export type Change =
  | { readonly kind: 'same' }
  /** The percentage is null, now or before. */
  | { readonly kind: 'unknown' }
  /** The number before was 0, or too small for a percentage to say much. The number itself is shown. */
  | { readonly kind: 'from_little' }
  /** More than ten times as much: how many times, rounded down. */
  | { readonly kind: 'times'; readonly value: number }
  /** Percent of the number before, or percentage points of a percentage; signed, at most one decimal. */
  | { readonly kind: 'percent' | 'points'; readonly value: number };

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** The least number for which a change is given in percent: 10 for a count, € 50 for an amount. */
export const LEAST_TO_COMPARE = { count: 10, cents: 5_000 } as const;
/** The factor above which a percentage has too many digits to read. */
const MANY_TIMES = 10;

/** How a count, or an amount in cents, changed (docs/rules/statistics.md#changes). */
export function changeOf(now: number, before: number, unit: keyof typeof LEAST_TO_COMPARE): Change {
  if (now === before) return { kind: 'same' };
  if (Math.abs(before) < LEAST_TO_COMPARE[unit]) return { kind: 'from_little' };
  if (now / before > MANY_TIMES) return { kind: 'times', value: Math.floor(now / before) };
  const value = ((now - before) / Math.abs(before)) * 100;
  return { kind: 'percent', value: Math.abs(value) < 10 ? oneDecimal(value) : Math.round(value) };
}

/** How a percentage changed. */
export function changeInPoints(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { kind: 'unknown' };
  const value = oneDecimal(now - before);
  if (value === 0) return { kind: 'same' };
  return before === 0 ? { kind: 'from_little' } : { kind: 'points', value };
}
