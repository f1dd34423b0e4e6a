import type { Locale } from '../kit/messages/locale.ts';

/** A payout as its organisation sees it: on its way, paid, or returned by the bank. */
export const PAYOUT_STATUSES = ['exported', 'executed', 'rejected'] as const;

/** The parts of a payout: orders, minus refunds, plus refunds that the organisation paid itself, minus invoices. */
export const PAYOUT_ITEM_KINDS = ['order', 'refund', 'own_refund', 'invoice'] as const;
export type PayoutItemKind = (typeof PAYOUT_ITEM_KINDS)[number];

export const payoutItemWords = {
  nl: {
    order: 'Bestellingen',
    refund: 'Terugbetalingen',
    own_refund: 'Zelf teruggegeven',
    invoice: 'Facturen',
  },
  en: { order: 'Orders', refund: 'Refunds', own_refund: 'Refunded by you', invoice: 'Invoices' },
} as const satisfies Record<Locale, Record<PayoutItemKind, string>>;
