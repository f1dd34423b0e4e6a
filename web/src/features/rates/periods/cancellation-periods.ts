import { DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import { SHOWN_IN_HOURS_MINUTES } from '@move/domain/rates/term-sentence.ts';
import { UNIT_MINUTES } from '../../../ui/inputs/text/durations.ts';

/** A period in the form. A border or refund is null while it is empty and NaN while its text is unreadable; the rules refuse both. */
export type PeriodValue = {
  readonly from_minutes: number | null;
  readonly until_minutes: number | null;
  readonly refund_percentage: number | null;
};

/** The borders between the periods: one fewer than there are periods. */
export function bordersOf(periods: readonly PeriodValue[]): (number | null)[] {
  return periods.slice(0, -1).map((period) => period.until_minutes);
}

/** Makes adjacent periods: the first begins at booking, the last ends at the start. */
export function fromBorders(borders: readonly (number | null)[], refunds: readonly (number | null)[]): PeriodValue[] {
  return refunds.map((refund_percentage, i) => ({
    from_minutes: i === 0 ? null : (borders[i - 1] ?? null),
    until_minutes: i === refunds.length - 1 ? null : (borders[i] ?? null),
    refund_percentage,
  }));
}

const refundsOf = (periods: readonly PeriodValue[]) => periods.map((period) => period.refund_percentage);

/** Moves one border. */
export function withBorder(periods: readonly PeriodValue[], index: number, minutes: number | null): PeriodValue[] {
  return fromBorders(
    bordersOf(periods).map((border, i) => (i === index ? minutes : border)),
    refundsOf(periods),
  );
}

export const isFilled = (value: number | null): value is number => value !== null && !Number.isNaN(value);

/** How a period looks: what part of the price is refunded. */
export function refundKind(refund: number | null): 'all' | 'part' | 'nothing' | 'missing' {
  if (!isFilled(refund)) return 'missing';
  if (refund >= 100) return 'all';
  return refund <= 0 ? 'nothing' : 'part';
}

/** The minutes between which a border can be dragged without touching its neighbours. Empty borders are ignored. */
export function borderLimits(periods: readonly PeriodValue[], index: number): { min: number; max: number } {
  const borders = bordersOf(periods);
  const next = borders.slice(index + 1).find(isFilled) ?? 0;
  const previous = borders.slice(0, index).findLast(isFilled) ?? 365 * DAY_MINUTES;
  return { min: next + 1, max: previous - 1 };
}

export function withRefund(periods: readonly PeriodValue[], index: number, refund: number | null): PeriodValue[] {
  return periods.map((period, i) => (i === index ? { ...period, refund_percentage: refund } : period));
}

/** Whether the last period can be split: not when it is only one minute long. */
export function canSplit(periods: readonly PeriodValue[]): boolean {
  const last = bordersOf(periods).at(-1);
  return last === undefined || !isFilled(last) || last > 1;
}

/** Splits the last period in two. The new period gets half the refund and half the time; the first split gives it a day. */
export function splitLast(periods: readonly PeriodValue[]): PeriodValue[] {
  const borders = bordersOf(periods);
  const last = borders.at(-1);
  const border = last === undefined || !isFilled(last) ? DAY_MINUTES : Math.max(1, Math.floor(last / 2));
  const refund = periods.at(-1)?.refund_percentage ?? null;
  const half = isFilled(refund) ? Math.floor(refund / 2) : null;
  return fromBorders([...borders, border], [...refundsOf(periods), half]);
}

/** Removes a period; the one before it (for the first: the one after) takes its time. */
export function withoutPeriod(periods: readonly PeriodValue[], index: number): PeriodValue[] {
  const border = Math.max(0, index - 1);
  return fromBorders(
    bordersOf(periods).filter((_, i) => i !== border),
    refundsOf(periods).filter((_, i) => i !== index),
  );
}

// the scale is logarithmic: the time before a session is long, and matters most near the start
const SPAN_MINUTES = 137 * DAY_MINUTES;
const scale = (minutes: number) => Math.log1p(minutes / 60);

/** The position of a border on the timeline: 0 = booking, 1 = start of the session. */
export function sliderPosition(minutes: number): number {
  return 1 - Math.min(1, scale(Math.max(0, minutes)) / scale(SPAN_MINUTES));
}

/** The step in minutes of a border that is dragged or moved by keys: an hour up to three days before the start, a day beyond. */
export const stepAt = (minutes: number): number =>
  minutes > SHOWN_IN_HOURS_MINUTES ? UNIT_MINUTES.days : UNIT_MINUTES.hours;

/** The reverse of sliderPosition, rounded to a whole step. */
export function minutesAt(position: number): number {
  const minutes = Math.expm1((1 - position) * scale(SPAN_MINUTES)) * 60;
  const step = stepAt(minutes);
  return Math.max(0, Math.round(minutes / step) * step);
}
