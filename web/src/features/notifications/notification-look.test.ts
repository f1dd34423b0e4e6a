import { expect, test } from 'vitest';
import { NOTIFICATION_LOOKS, notificationLook } from './notification-look.ts';

const sending = {
  status: 'sending',
  canceled_at: null,
  recipients_count: 17,
  sent_count: 0,
  failed_count: 0,
  skipped_count: 0,
  quiet_count: 0,
} as const;

test('a notification is shown as waiting when all recipients without a result are in quiet hours', () => {
  expect(notificationLook(sending)).toBe(NOTIFICATION_LOOKS.sending);
  expect(notificationLook({ ...sending, sent_count: 3, quiet_count: 13 })).toBe(NOTIFICATION_LOOKS.sending);
  expect(notificationLook({ ...sending, sent_count: 3, skipped_count: 1, quiet_count: 13 })).toBe(
    NOTIFICATION_LOOKS.quiet,
  );
});

test('a canceled notification is shown as stopped once sending has ended', () => {
  const canceled_at = '2026-11-27T19:00:00.000Z';
  expect(notificationLook({ ...sending, status: 'sent', canceled_at })).toBe(NOTIFICATION_LOOKS.stopped);
  expect(notificationLook({ ...sending, canceled_at })).toBe(NOTIFICATION_LOOKS.sending);
});
