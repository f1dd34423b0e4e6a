import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MessageScope } from './message-calls.ts';
import type { Reach } from './use-message-draft.ts';

export const MessageDialog = lazyPart(() => import('./MessageDialog.tsx').then((module) => module.MessageDialog));

/**
 * Returns the function that writes to the people with these ids, or without ids to all people of the audience `first`. Render the dialog
 * once.
 */
export function useMessageDialog(
  scope: MessageScope,
  first: Reach = 'participants',
): [(ids: readonly number[]) => void, ReactNode] {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const dialog = ids !== null && <MessageDialog scope={scope} ids={ids} first={first} onClose={() => setIds(null)} />;
  return [(chosen) => setIds(chosen), dialog];
}
