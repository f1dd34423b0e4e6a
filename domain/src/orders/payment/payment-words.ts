import type { Locale } from '../../kit/messages/locale.ts';
import type { PaymentState } from './payment-state.ts';
import type { PaymentType } from './payment-types.ts';
import { transactionWords } from '../words.ts';

/** The labels of the states of the money of an order or transaction, on screens and in sheets. */
export const paymentStateWords = {
  nl: {
    ...transactionWords.nl,
    refund_failed: 'Terugbetalen mislukt',
    to_hand_over: 'Contant terug te geven',
    refund_pending: 'Wordt terugbetaald',
  },
  en: {
    ...transactionWords.en,
    refund_failed: 'Refund failed',
    to_hand_over: 'Cash to refund',
    refund_pending: 'Being refunded',
  },
} as const satisfies Record<Locale, Record<PaymentState, string>>;

/** The labels of the ways of paying. */
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
