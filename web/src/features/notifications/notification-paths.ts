import { getNotification, listDeliveries, listNotifications } from '@move/contract/notifications/notifications.ts';

/** The path for the platform, or for an organisation. */
export const notificationsPath = (organizationId: number | null) =>
  organizationId === null ? '/application/notifications' : `/organizations/${organizationId}/notifications`;
export const notificationPath = (organizationId: number | null, id: number) =>
  `${notificationsPath(organizationId)}/${id}`;

/** Reads that change with a notification. */
export const notificationReads = [listNotifications, getNotification, listDeliveries];
