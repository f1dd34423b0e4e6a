import type { Locale } from '../kit/messages.ts';
import type { PaymentType } from './payment-types.ts';
import type { TransactionStatus } from './transactions.ts';

/** What people read for a status, on screens and in sheets. */
export const transactionWords = {
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
  },
} as const satisfies Record<Locale, Record<TransactionStatus, string>>;

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
