import { longDate } from '../kit/dates/dates.ts';
import { toLocalTime } from '../kit/dates/time-zones.ts';
import type { Locale } from '../kit/messages/locale.ts';
import type { CancellationPeriod } from './cancellation.ts';
import { en } from './texts/refund-steps.en.ts';
import { nl } from './texts/refund-steps.nl.ts';

/** The percentage of the price refunded to a buyer who cancels at this instant or before. */
export type RefundStep = { readonly until: string; readonly refund_percentage: number };

/** Days after its purchase in which a product is refunded. */
export const PRODUCT_REFUND_DAYS = 14;

/** The periods of a rate without a cancellation term. */
export const FULL_REFUND: readonly CancellationPeriod[] = [
  { from_minutes: null, until_minutes: null, refund_percentage: 100 },
];

/**
 * The periods of a term as instants before a start, in order of time; the last one ends at the start. Without a term (null) everything is
 * refunded until the start. Consecutive periods with the same percentage are one step.
 */
export function refundSteps(term: readonly CancellationPeriod[] | null, startsAt: string): RefundStep[] {
  const start = Date.parse(startsAt);
  const steps = (term ?? FULL_REFUND).map(({ until_minutes, refund_percentage }) => ({
    until: new Date(start - (until_minutes ?? 0) * 60_000).toISOString(),
    refund_percentage,
  }));
  return steps.filter((step, at) => step.refund_percentage !== steps[at + 1]?.refund_percentage);
}

/** The steps that are not over yet. */
export const remainingRefundSteps = (steps: readonly RefundStep[], now: Date): RefundStep[] =>
  steps.filter(({ until }) => Date.parse(until) >= now.getTime());

type Reader = {
  readonly locale: Locale;
  /** The time zone of the session. */
  readonly timeZone: string;
  readonly now: Date;
};

/**
 * What a buyer who cancels is refunded, with days and times: "Gratis annuleren tot vrijdag 27 november 10:00, daarna krijg je 50% terug tot
 * zaterdag 28 november 10:00." Null once canceling is over.
 */
export function refundStepsSentence(steps: readonly RefundStep[], { locale, timeZone, now }: Reader): string | null {
  const t = phrases[locale];
  const today = toLocalTime(now.toISOString(), timeZone).date;
  const [first, ...others] = remainingRefundSteps(steps, now);
  if (!first) return null;
  const until = (instant: string) => {
    const { date, time } = toLocalTime(instant, timeZone);
    return t.moment(longDate(date, locale, today), time);
  };
  if (others.length === 0 && first.refund_percentage === 0) return t.nothing;
  const parts = others.map(({ until: end, refund_percentage: percentage }) =>
    percentage === 0 ? t.laterNothing : t.later(percentage, until(end)),
  );
  const begin =
    first.refund_percentage === 100
      ? t.free(until(first.until))
      : t.first(first.refund_percentage === 0 ? t.none : `${first.refund_percentage}%`, until(first.until));
  return `${[begin, ...parts].join(', ')}.`;
}

/** The refund terms of a product that is still to be bought, in one sentence. */
export const productRefundSentence = (locale: Locale): string => phrases[locale].product(PRODUCT_REFUND_DAYS);

/** The sentence for an offer without refunds. */
export const noRefundSentence = (locale: Locale): string => phrases[locale].nothing;

/** The sentence that the service fee is not refunded, for an order with a fee. */
export const feeKeptSentence = (locale: Locale): string => phrases[locale].fee;

export type Phrases = {
  moment: (day: string, time: string) => string;
  free: (until: string) => string;
  first: (amount: string, until: string) => string;
  later: (percentage: number, until: string) => string;
  laterNothing: string;
  nothing: string;
  none: string;
  product: (days: number) => string;
  fee: string;
};

const phrases: Record<Locale, Phrases> = { nl, en };

/** A line of an order for one person, with its refund steps. */
export type SteppedLine = { readonly name: string | null; readonly steps: readonly RefundStep[] };

/**
 * The sentences of an order: one when all its lines have the same terms; else one for each group of people, after their names. Null when
 * nothing can be canceled any more, or there is nothing to refund.
 */
export function orderRefundTermsText(
  lines: readonly SteppedLine[],
  { hasFee, ...reader }: Reader & { hasFee: boolean },
): string | null {
  const groups = [...Map.groupBy(lines, ({ steps }) => refundStepsSentence(steps, reader))].flatMap(([text, mine]) =>
    text === null ? [] : [{ text, names: mine.flatMap(({ name }) => name ?? []) }],
  );
  const [only, ...others] = groups;
  if (!only) return null;
  const texts = others.length === 0 ? [only.text] : groups.map(({ text, names }) => `${names.join(', ')}: ${text}`);
  const isRefunded = texts.some((text) => !text.endsWith(noRefundSentence(reader.locale)));
  return [...texts, ...(hasFee && isRefunded ? [feeKeptSentence(reader.locale)] : [])].join(' ');
}
