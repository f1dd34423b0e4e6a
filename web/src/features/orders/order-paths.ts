/** Where an order opens: in its organisation, on the current platform, or among all. */
export type OrderScope = 'organization' | 'application' | 'all';

export function orderPath(scope: OrderScope, { id, organizationId }: { id: number; organizationId: number }): string {
  if (scope === 'application') return `/application/orders/${id}`;
  return scope === 'all' ? `/admin/orders/${id}` : `/organizations/${organizationId}/finances/orders/${id}`;
}
