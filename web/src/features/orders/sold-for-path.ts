import type { SoldFor } from '@move/contract/orders/order.ts';

/** The URL of the screen with the participant or purchase of a line; null if an id is missing. */
export function soldForPath(soldFor: SoldFor, organizationId: number): string | null {
  const { kind, activity_id: activity, session_id: session, bundle_id: bundle, product_id: product } = soldFor;
  const base = `/organizations/${organizationId}`;
  const search = `search=${encodeURIComponent(soldFor.name)}`;
  if (kind === 'participant') {
    return activity && session ? `${base}/activities/${activity}/sessions/${session}?tab=participants&${search}` : null;
  }
  if (kind === 'bundle_participant') {
    return activity && bundle ? `${base}/activities/${activity}/bundles/${bundle}/participants?${search}` : null;
  }
  return product ? `${base}/products/${product}/purchases?${search}` : null;
}
