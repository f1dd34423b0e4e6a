import { later } from '../../ui/later.tsx';

/** What was sent, loaded when somebody looks back. */
export const MessageHistory = later(() => import('./MessageHistory.tsx').then((module) => module.MessageHistory));
export { useMessageDialog } from './use-message-dialog.tsx';
export { useMessageItems } from './use-message-items.tsx';
