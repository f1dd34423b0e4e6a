/** Where an invoice opens: in its organisation, or among all. */
export type InvoiceScope = 'organization' | 'all';

export function invoicePath(
  scope: InvoiceScope,
  { id, organizationId }: { id: number; organizationId: number },
): string {
  return scope === 'all' ? `/admin/invoices/${id}` : `/organizations/${organizationId}/finances/invoices/${id}`;
}

/** The payment in which an invoice is settled. */
export function payoutPath(
  scope: InvoiceScope,
  { id, organizationId }: { id: number; organizationId: number },
): string {
  return scope === 'all' ? `/admin/payouts/${id}` : `/organizations/${organizationId}/finances/payouts/${id}`;
}

type Behind = { organizationId: number; payoutMonth: string; paymentType: string };

/** The list of the orders behind a line, whose service fees add up to it. */
export function ordersPath({ organizationId, payoutMonth, paymentType }: Behind): string {
  const query = new URLSearchParams({ tab: 'orders', payoutMonth, paymentType });
  return `/organizations/${organizationId}/finances?${query}`;
}
