import { DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import { HOURS_UP_TO } from '@move/domain/rates/term-sentence.ts';
import { UNIT_MINUTES } from '../../../ui/inputs/text/durations.ts';

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

const isFilled = (border: number) => !Number.isNaN(border);

/** The minutes between which a border can be dragged without touching its neighbours. An empty border does not limit it. */
export function borderLimits(periods: readonly CancellationPeriod[], at: number): { min: number; max: number } {
  const borders = bordersOf(periods);
  const next = borders.slice(at + 1).find(isFilled) ?? 0;
  const previous = borders.slice(0, at).findLast(isFilled) ?? 365 * DAY_MINUTES;
  return { min: next + 1, max: previous - 1 };
}

export function withRefund(periods: readonly CancellationPeriod[], at: number, refund: number): CancellationPeriod[] {
  return periods.map((period, i) => (i === at ? { ...period, refund_percentage: refund } : period));
}

/** Whether the last period can be split: a border of one minute leaves no whole minute after it. */
export function canSplit(periods: readonly CancellationPeriod[]): boolean {
  const last = bordersOf(periods).at(-1);
  return last === undefined || !isFilled(last) || last > 1;
}

/** Splits the last period; the new one gets half its refund and half its time (a day for the first split). */
export function splitLast(periods: readonly CancellationPeriod[]): CancellationPeriod[] {
  const borders = bordersOf(periods);
  const last = borders.at(-1);
  const border = last === undefined || !isFilled(last) ? DAY_MINUTES : Math.max(1, Math.floor(last / 2));
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
const SPAN_MINUTES = 137 * DAY_MINUTES;
const scale = (minutes: number) => Math.log1p(minutes / 60);

/** The position of a border on the timeline: 0 = booking, 1 = start of the session. */
export function sliderPosition(minutes: number): number {
  return 1 - Math.min(1, scale(Math.max(0, minutes)) / scale(SPAN_MINUTES));
}

/** The step of a border that is dragged or moved by keys: an hour up to three days, a day beyond. */
export const stepAt = (minutes: number): number => (minutes > HOURS_UP_TO ? UNIT_MINUTES.days : UNIT_MINUTES.hours);

/** The reverse of sliderPosition, rounded to a whole step. */
export function minutesAt(position: number): number {
  const minutes = Math.expm1((1 - position) * scale(SPAN_MINUTES)) * 60;
  const step = stepAt(minutes);
  return Math.max(0, Math.round(minutes / step) * step);
}
