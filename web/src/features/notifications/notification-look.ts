import type { NotificationRow } from '@move/contract/notifications/notification.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { DeliveryStatus, NotificationStatus } from '@move/domain/notifications/notification.ts';
import { type StatusLook, statusLooks } from '../../ui/marks/status-looks.ts';
import { en } from './texts/notification-look.en.ts';
import { nl } from './texts/notification-look.nl.ts';

const words = { nl, en } satisfies Record<Locale, object>;

export const NOTIFICATION_LOOKS = statusLooks<NotificationStatus | 'stopped'>((locale) => words[locale].notification, {
  draft: ['neutral', 'ring'],
  scheduled: ['info', 'ring'],
  sending: ['info', 'half'],
  sent: ['success', 'check', true],
  failed: ['danger', 'cross'],
  stopped: ['neutral', 'slash'],
});

export const DELIVERY_LOOKS = statusLooks<DeliveryStatus>((locale) => words[locale].delivery, {
  queued: ['neutral', 'ring', true],
  sending: ['info', 'half'],
  sent: ['success', 'check', true],
  failed: ['danger', 'cross'],
  skipped: ['neutral', 'slash'],
});

/** The look of a notification's status; a canceled notification is marked as such. */
export const notificationLook = ({
  status,
  canceled_at,
}: Pick<NotificationRow, 'status' | 'canceled_at'>): StatusLook =>
  NOTIFICATION_LOOKS[canceled_at !== null && status !== 'sending' ? 'stopped' : status];
