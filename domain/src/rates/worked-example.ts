import { DAY_MINUTES } from '../kit/dates/dates.ts';
import { type CancellationPeriod, refundPercentage } from './cancellation.ts';
import { refundInCents } from './refund.ts';

/** A cancellation this many whole minutes before the start, and the cents refunded. */
export type ExampleRefund = { minutes_before: number; percentage: number; refund_in_cents: number };

const HALF_HOUR = 30;

/**
 * One example for each period of a valid term: a moment inside it, and the refund of a price then. Calculated by the functions that refund.
 */
export function exampleRefunds(periods: readonly CancellationPeriod[], priceInCents: number): ExampleRefund[] {
  return periods.map((period) => {
    const minutes_before = exampleMinutes(period);
    const percentage = refundPercentage(periods, minutes_before * 60);
    const line = { gross_in_cents: priceInCents, refunded_in_cents: 0, percentage };
    return { minutes_before, percentage, refund_in_cents: refundInCents(line) };
  });
}

/** A day before the end of the first period, halfway any other; rounded to half an hour where the period is long enough. */
function exampleMinutes({ from_minutes, until_minutes }: CancellationPeriod): number {
  const until = until_minutes ?? 0;
  if (from_minutes === null) return until + DAY_MINUTES;
  const half = Math.ceil((from_minutes + until) / 2);
  const round = Math.round(half / HALF_HOUR) * HALF_HOUR;
  const isInside = round < from_minutes && round >= until && round > 0;
  return isInside ? round : Math.min(half, from_minutes - 1 || from_minutes);
}
