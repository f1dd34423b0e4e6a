import { type SessionRow, updateSession } from '@move/contract/sessions/sessions.ts';
import { api } from '../../../platform/api/api.ts';
import { notify } from '../../../platform/notify.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useBulkLocation } from '../../locations/public.tsx';
import { bulkSessionMessages } from '../remove/bulk-sessions.messages.ts';
import { sessionReads } from '../session-reads.ts';

type RowById = (id: number) => SessionRow | undefined;

/** Moves the chosen sessions of one organisation to another location; the others of a series stay. Render the second value once. */
export function useBulkMove(rowOf: RowById) {
  const { move, moved, several } = useMessages(bulkSessionMessages);
  return useBulkLocation({
    label: move,
    records: 'sessions',
    organizationOf: (ids) => {
      const [organizationId = null, ...others] = new Set(ids.map((id) => rowOf(id)?.organization.id ?? null));
      if (others.length === 0) return organizationId;
      notify.error(several);
      return null;
    },
    needs: updateSession,
    mailsFor: (ids, locationId) => spotsMovedTo(locationId, ids, rowOf),
    done: moved,
    change: (sessionId, { locationId, notify: isMailed }) => {
      const row = rowOf(sessionId);
      const params = { organizationId: row?.organization.id ?? 0, activityId: row?.activity.id ?? 0, sessionId };
      const version = row && { updated_at: row.updated_at };
      return api(updateSession, {
        params,
        body: { scope: 'this', location_id: locationId, notify: isMailed, ...version },
      });
    },
    invalidates: sessionReads,
  });
}

/** Participants of a session that has begun, was canceled or is held there already get no mail. */
function spotsMovedTo(locationId: number, ids: readonly number[], rowOf: RowById): number {
  const rows = ids.flatMap((id) => rowOf(id) ?? []);
  const moving = rows.filter((row) => !row.is_past && row.status !== 'canceled' && row.location?.id !== locationId);
  return moving.reduce((total, row) => total + row.taken, 0);
}
