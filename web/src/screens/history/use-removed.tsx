import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { passes, useGate } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { screenMessages } from '../screen.messages.ts';
import { useMayReadTrail } from './use-may-read-trail.ts';

const RemovedDrawer = lazyPart(() => import('./RemovedDrawer.tsx').then((module) => module.RemovedDrawer));

/** How the records of a list are removed and restored. `organizationId` is null for records of the platforms. */
export type Removals = {
  organizationId: number | null;
  remove: Endpoint;
  restore: Endpoint;
  /** The path parameters of the restoring call. */
  paramsOf: (id: number) => Record<string, number>;
  /** An extra sentence in the question before several records are removed. */
  textOfMany?: string;
  /** The same before one chosen record is removed. */
  textOfOne?: string;
};

/**
 * A list's menu entry and drawer to restore removed records, also after the undo bar is gone. The drawer reads the audit trail, so only
 * users who may read the trail and restore a record get the entry.
 */
export function useRemoved(removals: Removals | undefined, list: Endpoint): { items: MenuItem[]; drawer: ReactNode } {
  const label = useMessages(screenMessages).removed;
  const gate = useGate();
  const mayReadTrail = useMayReadTrail(removals?.organizationId ?? null);
  const [isOpen, setOpen] = useState(false);
  const nothing = { items: [], drawer: null };
  if (removals === undefined || !mayReadTrail || !passes(removals.restore, gate)) return nothing;
  const item = {
    label,
    icon: <IconTrash size={16} stroke={1.75} aria-hidden />,
    onClick: () => setOpen(true),
  };
  return {
    items: [item],
    drawer: isOpen && <RemovedDrawer {...removals} title={label} list={list} onClose={() => setOpen(false)} />,
  };
}
