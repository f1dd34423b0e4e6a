import { removeSession, restoreSession, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { api } from '../../../platform/api/api.ts';
import { notifyError } from '../../../platform/notify.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { useMayQuoteCancellation } from '../../cancellations/public.tsx';
import { sessionReads } from '../session-reads.ts';
import { bulkSessionMessages } from './bulk-sessions.messages.ts';
import type { SessionParams } from './chosen-sessions.ts';

type RowById = (id: number) => SessionRow | undefined;

/** Loads the code of the bulk actions when the user needs it. Returns null, after a message, when loading fails. */
async function loadWork() {
  try {
    return await import('./chosen-sessions.ts');
  } catch (error) {
    notifyError(error);
    return null;
  }
}

/**
 * Two bulk actions: cancel the chosen sessions with participants, after showing the refunds, and remove the sessions without participants
 * (docs/rules/planning.md#removing-sessions). Only the chosen sessions change; the others of a series stay.
 */
export function useBulkSessions(rowOf: RowById): readonly ListBulk[] {
  const t = useMessages(bulkSessionMessages);
  const locale = useLocale();
  const formats = useFormats();
  const hasQuote = useMayQuoteCancellation();
  const paramsOf = (sessionId: number): SessionParams => {
    const row = rowOf(sessionId);
    return { organizationId: row?.organization.id ?? 0, activityId: row?.activity.id ?? 0, sessionId };
  };
  const chosen = { rowOf, paramsOf, locale, formats, hasQuote };
  return [
    {
      label: t.cancel,
      needs: removeSession,
      confirm: async (_, ids) => (await loadWork())?.cancelQuestion(ids, chosen) ?? null,
      run: async (ids) => (await loadWork())?.cancelSessions(ids, chosen) ?? [],
      invalidates: sessionReads,
    },
    {
      label: t.remove,
      needs: removeSession,
      confirm: async (count) => (await loadWork())?.removeQuestion(count, locale) ?? null,
      run: (ids) => eachRow(ids, (id) => api(removeSession, { params: paramsOf(id), query: { scope: 'this' } })),
      undo: {
        text: t.removed,
        done: t.restored,
        run: (ids) => eachRow(ids, (id) => api(restoreSession, { params: paramsOf(id) })),
      },
      invalidates: sessionReads,
    },
  ];
}
