import { getNotification, listDeliveries, listNotifications } from '@move/contract/notifications/notifications.ts';

/** Of the platform, or of an organisation. */
export const notificationsPath = (organizationId: number | null) =>
  organizationId === null ? '/application/notifications' : `/organizations/${organizationId}/notifications`;
export const notificationPath = (organizationId: number | null, id: number) =>
  `${notificationsPath(organizationId)}/${id}`;

/** Reads that change with a notification. */
export const NOTIFICATION_READS = [listNotifications, getNotification, listDeliveries];
