import type { ReactNode } from 'react';
import type { ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { useBulkSessions } from '../remove/use-bulk-sessions.ts';
import type { RowById } from './chosen-organization.ts';
import { useBulkSessionLocation } from './use-bulk-session-location.ts';
import { useBulkUpdates } from './use-bulk-updates.tsx';

/** The bulk actions of every list of sessions. Render the dialogs once. */
export function useSessionBulk(rowOf: RowById): [readonly ListBulk[], ReactNode] {
  const [location, locationDialog] = useBulkSessionLocation(rowOf);
  const [updates, updateDialog] = useBulkUpdates(rowOf);
  const [ending, endingDialog] = useBulkSessions(rowOf);
  const dialogs = (
    <>
      {locationDialog}
      {updateDialog}
      {endingDialog}
    </>
  );
  return [[location, ...updates, ...ending], dialogs];
}
