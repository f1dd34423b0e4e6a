import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MessageScope } from './message-calls.ts';
import type { Reach } from './use-message-draft.ts';

export const MessageDialog = lazyPart(() => import('./MessageDialog.tsx').then((module) => module.MessageDialog));

/** Writes to chosen people by their ids, or without ids to all of them or `first`. Render the second value once. */
export function useMessageDialog(
  scope: MessageScope,
  first: Reach = 'participants',
): [(ids: readonly number[]) => void, ReactNode] {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const dialog = ids !== null && <MessageDialog scope={scope} ids={ids} first={first} onClose={() => setIds(null)} />;
  return [(chosen) => setIds(chosen), dialog];
}
