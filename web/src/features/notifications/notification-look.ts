import type { NotificationRow } from '@move/contract/notifications/notification.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { DeliveryStatus, NotificationStatus } from '@move/domain/notifications/notification.ts';
import { type StatusLook, statusLooks } from '../../ui/marks/status-looks.ts';
import { en } from './texts/notification-look.en.ts';
import { nl } from './texts/notification-look.nl.ts';

const words = { nl, en } satisfies Record<Locale, object>;

export const NOTIFICATION_LOOKS = statusLooks<NotificationStatus | 'stopped' | 'quiet'>(
  (locale) => words[locale].notification,
  {
    draft: ['neutral', 'ring'],
    scheduled: ['info', 'ring'],
    sending: ['info', 'half'],
    quiet: ['info', 'ring'],
    sent: ['success', 'check', true],
    failed: ['danger', 'cross'],
    stopped: ['neutral', 'slash'],
  },
);

export const DELIVERY_LOOKS = statusLooks<DeliveryStatus>((locale) => words[locale].delivery, {
  queued: ['neutral', 'ring', true],
  sending: ['info', 'half'],
  sent: ['success', 'check', true],
  failed: ['danger', 'cross'],
  skipped: ['neutral', 'slash'],
});

type Sent = Pick<
  NotificationRow,
  'status' | 'canceled_at' | 'recipients_count' | 'sent_count' | 'failed_count' | 'skipped_count' | 'quiet_count'
>;

/**
 * The look of a notification's status. A canceled notification is marked as stopped, unless it is still being sent. One that is being sent
 * is marked as quiet while it waits only for recipients in quiet hours.
 */
export function notificationLook(notification: Sent): StatusLook {
  const { status, canceled_at, recipients_count, sent_count, failed_count, skipped_count, quiet_count } = notification;
  if (status !== 'sending') return NOTIFICATION_LOOKS[canceled_at === null ? status : 'stopped'];
  const isQuiet = quiet_count > 0 && sent_count + failed_count + skipped_count + quiet_count >= recipients_count;
  return NOTIFICATION_LOOKS[isQuiet ? 'quiet' : 'sending'];
}
