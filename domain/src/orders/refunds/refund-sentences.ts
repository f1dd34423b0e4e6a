import type { Locale } from '../../kit/messages/locale.ts';
import { formatCents } from '../../kit/money/money.ts';
import type { RefundAmounts } from '../payment/payment-state.ts';
import type { PaymentType } from '../payment/payment-types.ts';
import { refundAmountText } from './refund-text.ts';
import { type RefundWay, refundWay } from './refund-ways.ts';
import { en } from './texts/refund-words.en.ts';
import { nl } from './texts/refund-words.nl.ts';

type Refund = {
  amountInCents: number;
  /** The moves returned to the wallet that paid; null for a refund in money. */
  amountInMoves?: number | null;
  /** How the refunded orders were paid. */
  paymentTypes: readonly (PaymentType | null)[];
  organization: string;
  locale: Locale;
  /** The recipient is the buyer; else the mail names the buyer. */
  isBuyer?: boolean;
  /** The refund was cash, which the buyer has received. */
  isHandedOver?: boolean;
};

/**
 * Says what is refunded, how and when. Money is refunded the way it was paid, and moves return to their wallet. Without an amount, or below
 * one move, it says that nothing is refunded.
 */
export function refundSentence({ amountInCents, amountInMoves = null, ...refund }: Refund): string {
  const { paymentTypes, organization, locale, isBuyer = true, isHandedOver = false } = refund;
  const t = words[locale];
  const who = isBuyer ? t.you : t.buyer;
  if (isHandedOver)
    return t.handedOver(refundAmountText({ refund_in_cents: amountInCents, refund_in_moves: null }, locale));
  const [type = null, ...others] = new Set(paymentTypes);
  const way = amountInMoves !== null ? 'wallet' : others.length > 0 ? 'other' : refundWay(type);
  if (amountInCents === 0 || amountInMoves === 0) return way === 'wallet' ? t.noMoves(who) : t.nothing(who);
  const amount = refundAmountText({ refund_in_cents: amountInCents, refund_in_moves: amountInMoves }, locale);
  return t[way]({ who, amount, organization });
}

type PaidElsewhere = Pick<Refund, 'organization' | 'locale' | 'isBuyer'> & { amountInCents: number };

/** Says what the organisation refunds itself of what was paid elsewhere. */
export function elsewhereSentence({ amountInCents, organization, locale, isBuyer = true }: PaidElsewhere): string {
  const t = words[locale];
  return t.elsewhere({ who: isBuyer ? t.you : t.buyer, amount: formatCents(amountInCents, locale), organization });
}

/** Says what an unpaid order costs now that it was lowered. */
export const payNowSentence = (amountInCents: number, locale: Locale): string =>
  words[locale].payNow(formatCents(amountInCents, locale));

type RefundedOrder = {
  amounts: RefundAmounts;
  /** The moves returned to the wallet that paid; null for a refund in money. */
  amountInMoves: number | null;
  paymentType: PaymentType | null;
  organization: string;
  locale: Locale;
};

/** The refunds of an order, for its buyer: what is refunded and how, cash that was handed over, and what failed. */
export function orderRefundSentences({
  amounts,
  amountInMoves,
  paymentType,
  organization,
  locale,
}: RefundedOrder): string {
  const { refunded_in_cents: refunded, failed_refund_in_cents: failed, to_hand_over_in_cents: open } = amounts;
  const refund = { paymentTypes: [paymentType], organization, locale };
  const isCash = paymentType === 'cash';
  const sentences = [
    ...(isCash && refunded > open
      ? [refundSentence({ ...refund, amountInCents: refunded - open, isHandedOver: true })]
      : []),
    ...(isCash && open > 0 ? [refundSentence({ ...refund, amountInCents: open })] : []),
    ...(!isCash && refunded > 0 ? [refundSentence({ ...refund, amountInCents: refunded, amountInMoves })] : []),
    ...(failed > 0 ? [words[locale].failed(formatCents(failed, locale), organization)] : []),
  ];
  return sentences.length === 0 ? refundSentence({ ...refund, amountInCents: 0, amountInMoves }) : sentences.join(' ');
}

export type Words = Record<
  RefundWay | 'elsewhere',
  (facts: { who: string; amount: string; organization: string }) => string
> & {
  you: string;
  buyer: string;
  nothing: (who: string) => string;
  noMoves: (who: string) => string;
  handedOver: (amount: string) => string;
  payNow: (amount: string) => string;
  failed: (amount: string, organization: string) => string;
};

const words: Record<Locale, Words> = { nl, en };
