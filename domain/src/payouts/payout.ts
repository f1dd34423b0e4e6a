import type { Locale } from '../kit/messages/locale.ts';
import { en } from './texts/payout-items.en.ts';
import { nl } from './texts/payout-items.nl.ts';

/** A payout as its organisation sees it: on its way, paid, or returned by the bank. */
export const PAYOUT_STATUSES = ['exported', 'executed', 'rejected'] as const;

/** The parts of a payout: orders, minus refunds, plus refunds that the organisation paid itself, minus invoices. */
export const PAYOUT_ITEM_KINDS = ['order', 'refund', 'own_refund', 'invoice'] as const;
export type PayoutItemKind = (typeof PAYOUT_ITEM_KINDS)[number];

export const payoutItemWords = { nl, en } satisfies Record<Locale, Record<PayoutItemKind, string>>;
