export { eraseNotifications, purgeNotifications } from './erase-notifications.ts';
