/** In which list an order is opened: its organisation's, the current platform's, or all orders. */
export type OrderScope = 'organization' | 'application' | 'all';

export function orderPath(scope: OrderScope, { id, organizationId }: { id: number; organizationId: number }): string {
  if (scope === 'application') return `/application/orders/${id}`;
  return scope === 'all' ? `/admin/orders/${id}` : `/organizations/${organizationId}/finances/orders/${id}`;
}
