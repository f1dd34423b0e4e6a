/** Where an invoice opens: in its organisation, or among all. */
export type InvoicePlace = 'organization' | 'all';

export function invoicePath(
  place: InvoicePlace,
  { id, organizationId }: { id: number; organizationId: number },
): string {
  return place === 'all' ? `/admin/invoices/${id}` : `/organizations/${organizationId}/finances/invoices/${id}`;
}

type Behind = { organizationId: number; payoutMonth: string; paymentType: string };

/** The list of the orders behind a line, whose service costs add up to it. */
export function ordersPath(place: InvoicePlace, { organizationId, payoutMonth, paymentType }: Behind): string {
  const query = new URLSearchParams({ payoutMonth, paymentType });
  if (place === 'all') return `/admin/orders?${query}&organizationId=${organizationId}`;
  return `/organizations/${organizationId}/finances?tab=orders&${query}`;
}
