import type { Target } from '../recipients/notification-target.ts';

type Linked = { id: number; target: Target; hasRecipients: boolean };

/** The link to a notification, on its tab of recipients when it has some. It names the platform, to which the app then switches. */
export function notificationLink({ id, target: { organizationId, applicationId }, hasRecipients }: Linked): string {
  const query = new URLSearchParams({ ...(hasRecipients && { tab: 'deliveries' }), platform: String(applicationId) });
  const base = organizationId === null ? '/application' : `/organizations/${organizationId}`;
  return `${base}/notifications/${id}?${query.toString()}`;
}
