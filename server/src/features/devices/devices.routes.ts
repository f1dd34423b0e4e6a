import * as api from '@move/contract/notifications/devices.ts';
import { route } from '../../platform/http/route.ts';
import { getOwnNotificationSettings } from './get-own-notification-settings.ts';
import { getPushKey } from './get-push-key.ts';
import { registerDevice } from './register-device.ts';
import { removeDevice } from './remove-device.ts';
import { updateOwnNotificationSettings } from './update-own-notification-settings.ts';

export const deviceRoutes = [
  route(api.registerDevice, registerDevice),
  route(api.removeDevice, removeDevice),
  route(api.getOwnNotificationSettings, getOwnNotificationSettings),
  route(api.updateOwnNotificationSettings, updateOwnNotificationSettings),
  route(api.getPushKey, getPushKey),
];
