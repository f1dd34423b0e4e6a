import type { NotificationRow } from '@move/contract/notifications/notification.ts';
import type { DeliveryStatus, NotificationStatus } from '@move/domain/notifications/notification.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';

export const NOTIFICATION_LOOKS: Readonly<Record<NotificationStatus | 'stopped', StatusLook>> = {
  draft: ['neutral', 'ring', 'Concept', 'Draft'],
  scheduled: ['info', 'ring', 'Ingepland', 'Scheduled'],
  sending: ['info', 'half', 'Wordt verstuurd', 'Being sent'],
  sent: ['success', 'check', 'Verstuurd', 'Sent', true],
  failed: ['danger', 'cross', 'Mislukt', 'Failed'],
  stopped: ['neutral', 'slash', 'Gestopt', 'Stopped'],
};

export const DELIVERY_LOOKS: Readonly<Record<DeliveryStatus, StatusLook>> = {
  queued: ['neutral', 'ring', 'Wacht', 'Waiting', true],
  sending: ['info', 'half', 'Bezig', 'Busy'],
  sent: ['success', 'check', 'Verstuurd', 'Sent', true],
  failed: ['danger', 'cross', 'Mislukt', 'Failed'],
  skipped: ['neutral', 'slash', 'Overgeslagen', 'Skipped'],
};

/** Its status; one that was stopped while it was sent says so. */
export const lookOf = ({ status, canceled_at }: Pick<NotificationRow, 'status' | 'canceled_at'>): StatusLook =>
  NOTIFICATION_LOOKS[canceled_at !== null && status !== 'sending' ? 'stopped' : status];
