import type { Target } from '../recipients/notification-target.ts';

type Linked = { id: number; target: Target; isDelivered: boolean };

/** A notification, with its recipients when it has some; with its platform, which the reader may have to switch to. */
export function notificationLink({ id, target: { organizationId, applicationId }, isDelivered }: Linked): string {
  const query = new URLSearchParams({ ...(isDelivered && { tab: 'deliveries' }), platform: String(applicationId) });
  const base = organizationId === null ? '/application' : `/organizations/${organizationId}`;
  return `${base}/notifications/${id}?${query.toString()}`;
}
