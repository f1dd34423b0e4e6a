/** A share as a percentage with one decimal, rounded half up; null when there is nothing to take a share of. */
export function percentageOf(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.floor((part * 2_000 + whole) / (whole * 2)) / 10;
}

export type Change =
  | { readonly kind: 'same' }
  /** A percentage of nothing, before or now, can't be compared. */
  | { readonly kind: 'unknown' }
  /** It was 0 before: no percentage says how much more that is. */
  | { readonly kind: 'from_zero' }
  /** Percent of what was before, or percentage points of a percentage; signed, at most one decimal. */
  | { readonly kind: 'percent' | 'points'; readonly value: number };

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** How a count or an amount changed. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'from_zero' };
  const value = ((now - before) / Math.abs(before)) * 100;
  return { kind: 'percent', value: Math.abs(value) < 10 ? oneDecimal(value) : Math.round(value) };
}

/** How a percentage changed. */
export function changeOfRate(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { kind: 'unknown' };
  const value = oneDecimal(now - before);
  if (value === 0) return { kind: 'same' };
  return before === 0 ? { kind: 'from_zero' } : { kind: 'points', value };
}
