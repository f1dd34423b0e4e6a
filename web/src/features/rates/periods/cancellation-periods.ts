import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';

export type DurationUnit = 'minutes' | 'hours' | 'days';
export const UNIT_MINUTES: Record<DurationUnit, number> = { minutes: 1, hours: 60, days: 1440 };

/** The unit that users would choose: whole days beyond 72 hours, whole hours, else minutes. */
export function unitOf(minutes: number): DurationUnit {
  if (minutes % 1440 === 0 && minutes > 3 * 1440) return 'days';
  return minutes % 60 === 0 ? 'hours' : 'minutes';
}

/** Borders between the periods, one fewer than periods; NaN for an empty border. */
export function bordersOf(periods: readonly CancellationPeriod[]): number[] {
  return periods.slice(0, -1).map((period) => period.until_minutes ?? Number.NaN);
}

/** Makes adjacent periods: the first begins at booking, the last ends at the start. */
export function fromBorders(borders: readonly number[], refunds: readonly number[]): CancellationPeriod[] {
  return refunds.map((refund_percentage, i) => ({
    from_minutes: i === 0 ? null : (borders[i - 1] ?? null),
    until_minutes: i === refunds.length - 1 ? null : (borders[i] ?? null),
    refund_percentage,
  }));
}

const refundsOf = (periods: readonly CancellationPeriod[]) => periods.map((period) => period.refund_percentage);

/** Moves one border; NaN stays NaN, which the rules refuse. */
export function withBorder(periods: readonly CancellationPeriod[], at: number, minutes: number): CancellationPeriod[] {
  return fromBorders(
    bordersOf(periods).map((border, i) => (i === at ? minutes : border)),
    refundsOf(periods),
  );
}

/** The minutes between which a border can be dragged without touching its neighbours. */
export function borderLimits(periods: readonly CancellationPeriod[], at: number): { min: number; max: number } {
  const borders = bordersOf(periods);
  return { min: (borders[at + 1] ?? 0) + 1, max: (borders[at - 1] ?? 365 * 1440) - 1 };
}

export function withRefund(periods: readonly CancellationPeriod[], at: number, refund: number): CancellationPeriod[] {
  return periods.map((period, i) => (i === at ? { ...period, refund_percentage: refund } : period));
}

/** Splits the last period; the new one gets half its refund and half its time (a day for the first split). */
export function splitLast(periods: readonly CancellationPeriod[]): CancellationPeriod[] {
  const borders = bordersOf(periods);
  const last = borders.at(-1);
  const border = last === undefined || Number.isNaN(last) ? 1440 : Math.max(1, Math.floor(last / 2));
  const refund = periods.at(-1)?.refund_percentage ?? 100;
  return fromBorders([...borders, border], [...refundsOf(periods), Math.floor(refund / 2)]);
}

/** Removes a period; the one before it (for the first: the one after) takes its time. */
export function withoutPeriod(periods: readonly CancellationPeriod[], at: number): CancellationPeriod[] {
  const border = Math.max(0, at - 1);
  return fromBorders(
    bordersOf(periods).filter((_, i) => i !== border),
    refundsOf(periods).filter((_, i) => i !== at),
  );
}

// the time before a session is long, and matters most near the start: so the scale is logarithmic
const SPAN_MINUTES = 137 * 1440;
const scale = (minutes: number) => Math.log1p(minutes / 60);

/** The position of a border on the timeline: 0 = booking, 1 = start of the session. */
export function sliderPosition(minutes: number): number {
  return 1 - Math.min(1, scale(Math.max(0, minutes)) / scale(SPAN_MINUTES));
}

/** The reverse of sliderPosition, rounded: to hours up to three days, to whole days beyond. */
export function minutesAt(place: number): number {
  const minutes = Math.expm1((1 - place) * scale(SPAN_MINUTES)) * 60;
  const step = minutes > 3 * 1440 ? 1440 : 60;
  return Math.max(0, Math.round(minutes / step) * step);
}
