import { later } from '../../ui/later.tsx';

/** Sent messages, loaded on request. */
export const MessageHistory = later(() => import('./MessageHistory.tsx').then((module) => module.MessageHistory));
export { MessageDialog, useMessageDialog } from './use-message-dialog.tsx';
export { useMessageItems } from './use-message-items.tsx';
