import { type SessionRow, updateSession } from '@move/contract/sessions/sessions.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useBulkLocation } from '../../locations/public.tsx';
import { sessionReads } from '../session-reads.ts';
import { bulkSessionMessages } from './bulk-sessions.messages.ts';
import { updateAlone } from './update-alone.ts';

type RowById = (id: number) => SessionRow | undefined;

/** Moves the chosen sessions of one organisation to another location; the others of a series stay. Render the second value once. */
export function useBulkSessionLocation(rowOf: RowById, organizationOf: (ids: readonly number[]) => number | null) {
  const { location, moved } = useMessages(bulkSessionMessages);
  return useBulkLocation({
    label: location,
    records: 'sessions',
    organizationOf,
    needs: updateSession,
    mailsFor: (ids, locationId) => spotsMovedTo(locationId, ids, rowOf),
    done: moved,
    change: async (sessionId, { locationId, notify }) => {
      const row = rowOf(sessionId);
      return row && updateAlone(row, { location_id: locationId, notify });
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
