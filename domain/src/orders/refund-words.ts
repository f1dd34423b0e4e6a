import type { Locale } from '../kit/messages.ts';
import type { PaymentType } from './payment-types.ts';
import { refundText } from './refund-text.ts';
import { type RefundWay, refundWay } from './refund-ways.ts';

type Refund = {
  amountInCents: number;
  /** What goes back to the wallet that paid; null where money goes back. */
  amountInMoves?: number | null;
  /** How the orders were paid that it is about. */
  paymentTypes: readonly (PaymentType | null)[];
  organization: string;
  locale: Locale;
  /** The recipient is who paid; else the mail speaks of the buyer. */
  isBuyer?: boolean;
  /** It was cash, and the buyer has it. */
  isHandedOver?: boolean;
};

/**
 * What is refunded, how and when: it goes back as it came, so moves to their wallet. Without an amount: that nothing is refunded, which a
 * refund of less than one move is too.
 */
export function refundWords({ amountInCents, amountInMoves = null, ...refund }: Refund): string {
  const { paymentTypes, organization, locale, isBuyer = true, isHandedOver = false } = refund;
  const t = words[locale];
  const who = isBuyer ? t.you : t.buyer;
  if (isHandedOver) return t.handedOver(refundText({ refund_in_cents: amountInCents, refund_in_moves: null }, locale));
  const [type = null, ...others] = new Set(paymentTypes);
  const way = amountInMoves !== null ? 'wallet' : others.length > 0 ? 'other' : refundWay(type);
  if (amountInCents === 0 || amountInMoves === 0) return way === 'wallet' ? t.noMoves(who) : t.nothing(who);
  const amount = refundText({ refund_in_cents: amountInCents, refund_in_moves: amountInMoves }, locale);
  return t[way]({ who, amount, organization });
}

type Words = Record<RefundWay, (facts: { who: string; amount: string; organization: string }) => string> & {
  you: string;
  buyer: string;
  nothing: (who: string) => string;
  noMoves: (who: string) => string;
  handedOver: (amount: string) => string;
};

const words: Record<Locale, Words> = {
  nl: {
    you: 'Je krijgt',
    buyer: 'De koper krijgt',
    nothing: (who) => `${who} geen geld terug.`,
    noMoves: (who) => `${who} geen moves terug.`,
    handedOver: (amount) => `${amount} is contant teruggegeven.`,
    account: ({ who, amount }) =>
      `${who} ${amount} terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen.`,
    card: ({ who, amount }) => `${who} ${amount} terug op de kaart waarmee is betaald, meestal binnen 10 werkdagen.`,
    wallet: ({ who, amount }) => `${who} ${amount} meteen terug in de portemonnee waarmee is betaald.`,
    cash: ({ who, amount, organization }) =>
      `${who} nog ${amount} contant terug van ${organization}. Vraag ernaar als je daar bent.`,
    other: ({ who, amount }) => `${who} ${amount} terug op de manier waarop is betaald.`,
  },
  en: {
    you: 'You get',
    buyer: 'The buyer gets',
    nothing: (who) => `${who} no money back.`,
    noMoves: (who) => `${who} no moves back.`,
    handedOver: (amount) => `${amount} was given back in cash.`,
    account: ({ who, amount }) =>
      `${who} ${amount} back in the account that paid for it, usually within 5 working days.`,
    card: ({ who, amount }) => `${who} ${amount} back on the card that paid for it, usually within 10 working days.`,
    wallet: ({ who, amount }) => `${who} ${amount} back in the wallet that paid for it, at once.`,
    cash: ({ who, amount, organization }) =>
      `${who} ${amount} back in cash from ${organization}, and can ask for it there.`,
    other: ({ who, amount }) => `${who} ${amount} back the way it was paid.`,
  },
};
