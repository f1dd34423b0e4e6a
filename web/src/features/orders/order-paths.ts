/** Where an order opens: in its organisation, on the current platform, or among all. */
export type OrderPlace = 'organization' | 'application' | 'all';

export function orderPath(place: OrderPlace, { id, organizationId }: { id: number; organizationId: number }): string {
  if (place === 'application') return `/application/orders/${id}`;
  return place === 'all' ? `/admin/orders/${id}` : `/organizations/${organizationId}/finances/orders/${id}`;
}
