import { updateSession } from '@move/contract/sessions/sessions.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useBulkLocation } from '../../locations/public.tsx';
import { sessionReads } from '../session-reads.ts';
import { bulkSessionMessages } from './bulk-sessions.messages.ts';
import type { RowById } from './chosen-organization.ts';
import { loadBulkWork } from './load-bulk-work.ts';

/** Moves the chosen sessions of one organisation to another location. Other sessions of a series stay. Render the dialog once. */
export function useBulkSessionLocation(rowOf: RowById) {
  const { location, moved, oneOrganization } = useMessages(bulkSessionMessages);
  const locale = useLocale();
  return useBulkLocation({
    label: location,
    records: 'sessions',
    about: async (ids) => {
      const work = await loadBulkWork();
      const organizationId = work?.singleOrganizationOrNotify(ids, rowOf, locale) ?? null;
      if (work === null || organizationId === null) return null;
      return { organizationId, mailsFor: (locationId) => work.spotsMovedTo(locationId, ids, rowOf) };
    },
    needs: updateSession,
    disabledReason: (ids) =>
      new Set(ids.flatMap((id) => rowOf(id)?.organization.id ?? [])).size > 1 ? oneOrganization : undefined,
    done: moved,
    change: async (sessionId, { locationId, notify }) => {
      const row = rowOf(sessionId);
      return row && (await loadBulkWork())?.updateAlone(row, { location_id: locationId, notify });
    },
    invalidates: sessionReads,
  });
}
