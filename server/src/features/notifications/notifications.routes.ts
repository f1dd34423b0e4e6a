import * as api from '@move/contract/notifications/notifications.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { cancelNotification } from './cancel-notification.ts';
import { createNotification } from './create-notification.ts';
import { getNotificationSettings } from './settings/notification-settings.queries.ts';
import { getNotification, listDeliveries, listNotifications, listProfileZipcodes } from './notifications.queries.ts';
import { previewNotification } from './recipients/preview-notification.ts';
import { removeNotification } from './remove-notification.ts';
import { restoreNotification } from './restore-notification.ts';
import { sendNotification } from './send-notification.ts';
import { testNotification } from './recipients/test-notification.ts';
import { updateNotification } from './update-notification.ts';
import { updateNotificationSettings } from './settings/update-notification-settings.ts';

/** Each call reads all app users of a platform. */
const counting = { through: bySender(fairLimit(2, { each: 10, all: 50 })) };

export const notificationRoutes = [
  route(api.listNotifications, listNotifications),
  route(api.createNotification, createNotification),
  route(api.previewNotification, previewNotification, counting),
  route(api.getNotificationSettings, getNotificationSettings),
  route(api.updateNotificationSettings, updateNotificationSettings),
  route(api.getNotification, getNotification),
  route(api.updateNotification, updateNotification),
  route(api.removeNotification, removeNotification),
  route(api.restoreNotification, restoreNotification),
  route(api.sendNotification, sendNotification, counting),
  route(api.cancelNotification, cancelNotification),
  route(api.testNotification, testNotification),
  route(api.listDeliveries, listDeliveries),
  route(api.listProfileZipcodes, listProfileZipcodes, counting),
];
