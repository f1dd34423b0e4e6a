import { cancelSession, removeSession, restoreSession, type SessionRow } from '@move/contract/sessions/sessions.ts';
import type { ReactNode } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifyError } from '../../../platform/notify.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { useAsk } from '../../../screens/ask.tsx';
import { later } from '../../../ui/later.tsx';
import { useMayQuoteCancellation } from '../../cancellations/public.tsx';
import { sessionReads } from '../session-reads.ts';
import { bulkSessionMessages } from '../bulk/bulk-sessions.messages.ts';
import type { CancelManyQuestion, SessionParams } from './chosen-sessions.ts';
import type { CancelDraft } from './use-cancel-draft.ts';

const CancelManyDialog = later(() => import('./CancelManyDialog.tsx').then((module) => module.CancelManyDialog));

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
 * Two bulk actions: cancel the chosen sessions, after asking for the reason and showing the refunds, and remove the sessions without
 * participants (docs/rules/planning.md#removing-sessions). Only the chosen sessions change; the others of a series stay. Render the second
 * value once.
 */
export function useBulkSessions(rowOf: RowById): [readonly ListBulk[], ReactNode] {
  const t = useMessages(bulkSessionMessages);
  const locale = useLocale();
  const formats = useFormats();
  const hasQuote = useMayQuoteCancellation();
  const paramsOf = (sessionId: number): SessionParams => {
    const row = rowOf(sessionId);
    return { organizationId: row?.organization.id ?? 0, activityId: row?.activity.id ?? 0, sessionId };
  };
  const chosen = { rowOf, paramsOf, locale, formats, hasQuote };
  const [askWhy, dialog] = useAsk<CancelManyQuestion, CancelDraft['body']>(CancelManyDialog);
  const bulk: readonly ListBulk[] = [
    {
      label: t.cancel,
      needs: cancelSession,
      ask: async (chosenIds) => {
        const work = await loadWork();
        const question = work && (await work.cancelQuestion(chosenIds, chosen));
        const why = question && (await askWhy(question));
        return why && ((ids) => work.cancelSessions(ids, chosen, why));
      },
      done: t.canceled,
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
  return [bulk, dialog];
}
