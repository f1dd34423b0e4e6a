import { type SessionRow, updateSession } from '@move/contract/sessions/sessions.ts';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useBulkLocation } from '../../locations/public.tsx';
import { bulkSessionMessages } from '../remove/bulk-sessions.messages.ts';
import { sessionReads } from '../session-reads.ts';

/** Moves the chosen sessions of an organisation to another location; the others of a series stay. Render the second value once. */
export function useBulkMove(rowOf: (id: number) => SessionRow | undefined, organizationId: number) {
  const { move } = useMessages(bulkSessionMessages);
  return useBulkLocation({
    label: move,
    organizationId,
    needs: updateSession,
    isMailed: true,
    change: (sessionId, { locationId, notify }) => {
      const row = rowOf(sessionId);
      const params = { organizationId, activityId: row?.activity.id ?? 0, sessionId };
      const version = row && { updated_at: row.updated_at };
      return api(updateSession, { params, body: { scope: 'this', location_id: locationId, notify, ...version } });
    },
    invalidates: sessionReads,
  });
}
