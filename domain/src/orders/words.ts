import type { Locale } from '../kit/messages.ts';
import type { PaymentType } from './payment-types.ts';
import { type PaymentState, paymentStates, type WithRefunds } from './payment-state.ts';

/** What people read for the money of an order or transaction, on screens and in sheets. */
export const paymentStateWords = {
  nl: {
    free: 'Gratis',
    open: 'Open',
    complete: 'Afgerond',
    paid: 'Betaald',
    failed: 'Mislukt',
    canceled: 'Geannuleerd',
    expired: 'Verlopen',
    external: 'Extern',
    refunded: 'Terugbetaald',
    partly_refunded: 'Deels terugbetaald',
    refund_failed: 'Terugbetalen mislukt',
    to_hand_over: 'Contant terug te geven',
    refund_pending: 'Wordt terugbetaald',
  },
  en: {
    free: 'Free',
    open: 'Open',
    complete: 'Completed',
    paid: 'Paid',
    failed: 'Failed',
    canceled: 'Cancelled',
    expired: 'Expired',
    external: 'External',
    refunded: 'Refunded',
    partly_refunded: 'Partly refunded',
    refund_failed: 'Refund failed',
    to_hand_over: 'Cash to give back',
    refund_pending: 'Being refunded',
  },
} as const satisfies Record<Locale, Record<PaymentState, string>>;

/** All that applies in one line, as sheets and receipts have it: “Terugbetalen mislukt, deels terugbetaald”. */
export function paymentStateText(row: WithRefunds, locale: Locale): string {
  const [first, ...others] = paymentStates(row);
  const words = paymentStateWords[locale];
  return [words[first], ...others.map((state) => words[state].toLowerCase())].join(', ');
}

export const paymentWords = {
  nl: {
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    creditcard: 'Creditcard',
    wallet: 'Portemonnee',
    cash: 'Contant',
    free: 'Gratis',
    external: 'Elders',
  },
  en: {
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    creditcard: 'Credit card',
    wallet: 'Wallet',
    cash: 'Cash',
    free: 'Free',
    external: 'Elsewhere',
  },
} as const satisfies Record<Locale, Record<PaymentType, string>>;
