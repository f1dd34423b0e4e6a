export { eraseNotifications } from './erase-notifications.ts';
