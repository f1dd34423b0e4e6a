import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MessageScope } from './message-calls.ts';
import type { AudienceChoice } from './use-message-draft.ts';

export const MessageDialog = lazyPart(() => import('./MessageDialog.tsx').then((module) => module.MessageDialog));

/**
 * Returns the function that writes to the people with these ids, or without ids to all people of the audience `first`. Render the dialog
 * once.
 */
export function useMessageDialog(
  scope: MessageScope,
  first: AudienceChoice = 'participants',
): [(ids: readonly number[]) => void, ReactNode] {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const dialog = ids !== null && (
    <MessageDialog scope={scope} ids={ids} initialAudience={first} onClose={() => setIds(null)} />
  );
  return [(chosen) => setIds(chosen), dialog];
}
