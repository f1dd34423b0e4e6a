import type { NotificationRow } from '@move/contract/notifications/notification.ts';
import type { DeliveryStatus, NotificationStatus } from '@move/domain/notifications/notification.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';

export const NOTIFICATION_LOOKS: Readonly<Record<NotificationStatus | 'stopped', StatusLook>> = {
  draft: ['neutral', 'ring', { nl: 'Concept', en: 'Draft' }],
  scheduled: ['info', 'ring', { nl: 'Ingepland', en: 'Scheduled' }],
  sending: ['info', 'half', { nl: 'Wordt verstuurd', en: 'Being sent' }],
  sent: ['success', 'check', { nl: 'Verstuurd', en: 'Sent' }, true],
  failed: ['danger', 'cross', { nl: 'Mislukt', en: 'Failed' }],
  stopped: ['neutral', 'slash', { nl: 'Gestopt', en: 'Stopped' }],
};

export const DELIVERY_LOOKS: Readonly<Record<DeliveryStatus, StatusLook>> = {
  queued: ['neutral', 'ring', { nl: 'Wacht', en: 'Waiting' }, true],
  sending: ['info', 'half', { nl: 'Bezig', en: 'Busy' }],
  sent: ['success', 'check', { nl: 'Verstuurd', en: 'Sent' }, true],
  failed: ['danger', 'cross', { nl: 'Mislukt', en: 'Failed' }],
  skipped: ['neutral', 'slash', { nl: 'Overgeslagen', en: 'Skipped' }],
};

/** Its status; a canceled one is marked as such. */
export const lookOf = ({ status, canceled_at }: Pick<NotificationRow, 'status' | 'canceled_at'>): StatusLook =>
  NOTIFICATION_LOOKS[canceled_at !== null && status !== 'sending' ? 'stopped' : status];
