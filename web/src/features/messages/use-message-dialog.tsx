import { type ReactNode, useState } from 'react';
import { later } from '../../ui/later.tsx';
import type { MessagePlace } from './message-calls.ts';

const MessageDialog = later(() => import('./MessageDialog.tsx').then((module) => module.MessageDialog));

/** Writes to some people of a place by their ids, or without ids to all of them. Render the second value once. */
export function useMessageDialog(place: MessagePlace): [(ids: readonly number[]) => void, ReactNode] {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const dialog = ids !== null && <MessageDialog place={place} ids={ids} onClose={() => setIds(null)} />;
  return [(chosen) => setIds(chosen), dialog];
}
