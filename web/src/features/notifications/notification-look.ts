import type { NotificationRow } from '@move/contract/notifications/notification.ts';
import { STATUS, type StatusLook } from '../../ui/marks/statuses.ts';

/** Its status; one that was stopped while it was sent says so. */
export const lookOf = ({ status, canceled_at }: Pick<NotificationRow, 'status' | 'canceled_at'>): StatusLook =>
  STATUS.notification[canceled_at !== null && status !== 'sending' ? 'stopped' : status];
