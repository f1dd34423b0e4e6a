import type { Locale } from '../kit/messages/locale.ts';
import type { TransactionStatus } from './payment/transactions.ts';

/** The labels of a status; for an order or transaction with refunds see `paymentStateWords`. */
export const transactionWords = {
  nl: {
    free: 'Gratis',
    open: 'Niet betaald',
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
    open: 'Not paid',
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
