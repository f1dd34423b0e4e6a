import { lazyPart } from '../../ui/lazy-part.tsx';

/** Sent messages, loaded on request. */
export const MessageHistory = lazyPart(() => import('./MessageHistory.tsx').then((module) => module.MessageHistory));
export { MessageDialog, useMessageDialog } from './use-message-dialog.tsx';
export { useMessageItems } from './use-message-items.tsx';
