/** In which list an invoice is opened: its organisation's, or all invoices. */
export type InvoiceScope = 'organization' | 'all';

export function invoicePath(
  scope: InvoiceScope,
  { id, organizationId }: { id: number; organizationId: number },
): string {
  return scope === 'all' ? `/admin/invoices/${id}` : `/organizations/${organizationId}/finances/invoices/${id}`;
}

/** The URL of the payout in which an invoice is settled. */
export function payoutPath(
  scope: InvoiceScope,
  { id, organizationId }: { id: number; organizationId: number },
): string {
  return scope === 'all' ? `/admin/payouts/${id}` : `/organizations/${organizationId}/finances/payouts/${id}`;
}

type Behind = { organizationId: number; payoutMonth: string; paymentType: string };

/** The URL of the orders whose service fees make up a line of an invoice. */
export function ordersPath({ organizationId, payoutMonth, paymentType }: Behind): string {
  const query = new URLSearchParams({ tab: 'orders', payoutMonth, paymentType });
  return `/organizations/${organizationId}/finances?${query}`;
}
