import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { type ReactNode, useState } from 'react';
import { notify } from '../../../platform/notify.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { later } from '../../../ui/later.tsx';
import { MessageDialog } from '../../messages/public.tsx';
import { useBulkSessions } from '../remove/use-bulk-sessions.ts';
import { bulkSessionMessages } from './bulk-sessions.messages.ts';
import { useBulkSessionLocation } from './use-bulk-session-location.ts';
import { useBulkUpdate } from './use-bulk-update.tsx';

const MoveManyDialog = later(() => import('./MoveManyDialog.tsx').then((module) => module.MoveManyDialog));
const SpotsManyDialog = later(() => import('./SpotsManyDialog.tsx').then((module) => module.SpotsManyDialog));

type RowById = (id: number) => SessionRow | undefined;

/** The bulk actions of every list of sessions. Render the second value once. */
export function useSessionBulk(rowOf: RowById): [readonly ListBulk[], ReactNode] {
  const t = useMessages(bulkSessionMessages);
  /** The organisation of the sessions; null, after a message, when they are of several. */
  const organizationOf = (ids: readonly number[]) => {
    const [organizationId = null, ...others] = new Set(ids.map((id) => rowOf(id)?.organization.id ?? null));
    if (others.length === 0) return organizationId;
    notify.error(t.several);
    return null;
  };
  const [ending, endingDialog] = useBulkSessions(rowOf);
  const [location, locationDialog] = useBulkSessionLocation(rowOf, organizationOf);
  const [move, moveDialog] = useBulkUpdate(rowOf, {
    label: t.move,
    done: t.moved,
    undone: t.putBack,
    Form: MoveManyDialog,
    load: () => import('./move-many.ts').then((module) => module.moveMany),
  });
  const [spots, spotsDialog] = useBulkUpdate(rowOf, {
    label: t.spots,
    done: t.changed,
    undone: t.putBack,
    Form: SpotsManyDialog,
    load: () => import('./spots-many.ts').then((module) => module.spotsMany),
  });
  const [message, messageDialog] = useBulkMessage(organizationOf);
  const dialogs = (
    <>
      {endingDialog}
      {moveDialog}
      {locationDialog}
      {spotsDialog}
      {messageDialog}
    </>
  );
  return [[move, location, spots, message, ...ending], dialogs];
}

/** Writes to the people of the chosen sessions, each once; the sessions stay chosen. */
function useBulkMessage(organizationOf: (ids: readonly number[]) => number | null): [ListBulk, ReactNode] {
  const t = useMessages(bulkSessionMessages);
  const [scope, setScope] = useState<{ organizationId: number; sessionIds: readonly number[] } | null>(null);
  const bulk: ListBulk = {
    label: t.message,
    needs: 'manage-participants',
    ask: (sessionIds) => {
      const organizationId = organizationOf(sessionIds);
      if (organizationId !== null) setScope({ organizationId, sessionIds });
      return Promise.resolve(null);
    },
  };
  const dialog = scope && (
    <MessageDialog
      scope={{ kind: 'sessions', ...scope }}
      ids={[]}
      first="participants"
      onClose={() => setScope(null)}
    />
  );
  return [bulk, dialog];
}
