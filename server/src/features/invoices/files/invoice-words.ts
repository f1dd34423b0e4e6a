import type { CollectedPaymentType } from '@move/domain/orders/payment-types.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
import { paymentWords } from '@move/domain/orders/words.ts';

/** What the files of invoices and credit notes say besides names and amounts. */
export const invoiceWords = {
  nl: {
    invoice: 'Factuur',
    creditNote: 'Creditnota',
    line: (type: CollectedPaymentType) => `Servicekosten ${paymentWords.nl[type]}`,
    netted: 'Verrekend met je uitbetaling. Je hoeft niets over te maken.',
    credited: 'Je krijgt dit bedrag met een volgende uitbetaling. Je hoeft niets te doen.',
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    line: (type: CollectedPaymentType) => `Service costs ${paymentWords.en[type]}`,
    netted: 'Settled with your payout. You have nothing to transfer.',
    credited: 'You receive this amount with a next payout. You have nothing to do.',
  },
} as const satisfies Record<Locale, object>;
