import type { Target } from '../recipients/notification-target.ts';

type Linked = { id: number; target: Target; isDelivered: boolean };

/** The link to a notification, or to its recipients when it has some; it names the platform, which the reader may have to switch to. */
export function notificationLink({ id, target: { organizationId, applicationId }, isDelivered }: Linked): string {
  const query = new URLSearchParams({ ...(isDelivered && { tab: 'deliveries' }), platform: String(applicationId) });
  const base = organizationId === null ? '/application' : `/organizations/${organizationId}`;
  return `${base}/notifications/${id}?${query.toString()}`;
}
