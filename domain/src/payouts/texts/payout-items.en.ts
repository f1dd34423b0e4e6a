import type { nl } from './payout-items.nl.ts';

export const en: typeof nl = { order: 'Orders', refund: 'Refunds', own_refund: 'Refunded by you', invoice: 'Invoices' };
