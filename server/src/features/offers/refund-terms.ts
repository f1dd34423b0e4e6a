import type { PublicOfferKind } from '@move/contract/offers/offers.ts';
import type { RefundTerms } from '@move/contract/offers/refund-terms.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import {
  FULL_REFUND,
  feeKeptSentence,
  noRefundSentence,
  productRefundSentence,
  refundSteps,
  remainingRefundSteps,
  refundStepsSentence,
} from '@move/domain/rates/refund-steps.ts';
import { termSentence } from '@move/domain/rates/term-sentence.ts';

type Input = {
  type: PublicOfferKind;
  term: readonly CancellationPeriod[] | null;
  /** The start of the session, or of the first one of a bundle; null for an offer without a time. */
  starts: { at: string; timeZone: string } | null;
  /** Paying costs a fee, which isn't refunded. */
  hasFee: boolean;
  locale: Locale;
  now: Date;
};

/** What is refunded of an offer when its buyer cancels, by the rule that refunds sold lines. */
export function refundTerms({ type, term, starts, hasFee, locale, now }: Input): RefundTerms {
  const withFee = (text: string) => (hasFee ? `${text} ${feeKeptSentence(locale)}` : text);
  if (type === 'product') return { text: withFee(productRefundSentence(locale)), steps: [] };
  if (starts === null) return { text: withFee(termSentence(term ?? FULL_REFUND, locale)), steps: [] };
  const steps = refundSteps(term, starts.at);
  const left = remainingRefundSteps(steps, now);
  const isRefunded = left.some(({ refund_percentage }) => refund_percentage > 0);
  // for example a bundle after the start of its first session
  if (!isRefunded) return { text: noRefundSentence(locale), steps: left };
  const text = refundStepsSentence(steps, { locale, timeZone: starts.timeZone, now }) ?? noRefundSentence(locale);
  return { text: withFee(text), steps: left };
}
