import type { Purchase } from '@move/contract/purchases/purchases.ts';
import type { StoredPurchase } from './purchases.queries.ts';

/** The fields of a purchase for the audit trail: money and units, no personal data. */
export const auditedPurchase = (purchase: Purchase | StoredPurchase) => ({
  quantity: purchase.quantity,
  status: purchase.status,
  payment_type: purchase.payment_type,
  total_price_in_cents: purchase.total_price_in_cents,
  refunded_in_cents: purchase.refunded_in_cents,
  canceled_at: purchase.canceled_at,
});
