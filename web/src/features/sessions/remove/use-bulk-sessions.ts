import { cancelSession, removeSession } from '@move/contract/sessions/sessions.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { useAsk } from '../../../screens/ask.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useMayQuoteCancellation } from '../../cancellations/public.tsx';
import { sessionReads } from '../session-reads.ts';
import { bulkSessionMessages } from '../bulk/bulk-sessions.messages.ts';
import type { RowById } from '../bulk/chosen-organization.ts';
import { bulkWork, loadBulkWork } from '../bulk/load-bulk-work.ts';
import type { CancelManyQuestion } from './chosen-sessions.ts';
import type { CancelDraft } from './use-cancel-draft.ts';

const CancelManyDialog = lazyPart(() => bulkWork().then((work) => work.CancelManyDialog));

/**
 * Two bulk actions. The first cancels the chosen sessions, after asking for the reason and showing the refunds. The second removes the
 * chosen sessions without participants (docs/rules/planning.md#removing-sessions). Other sessions of a series stay. Render the dialog once.
 */
export function useBulkSessions(rowOf: RowById): [readonly ListBulk[], ReactNode] {
  const t = useMessages(bulkSessionMessages);
  const locale = useLocale();
  const hasQuote = useMayQuoteCancellation();
  const chosen = { rowOf, locale, hasQuote };
  const [askWhy, dialog] = useAsk<CancelManyQuestion, CancelDraft['body']>(CancelManyDialog);
  const bulk: readonly ListBulk[] = [
    {
      label: t.cancel,
      needs: cancelSession,
      ask: async (chosenIds) => {
        const work = await loadBulkWork();
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
      confirm: async (count) => (await loadBulkWork())?.removeQuestion(count, locale) ?? null,
      run: async (ids) => (await loadBulkWork())?.removeSessions(ids, rowOf) ?? [],
      undo: {
        text: t.removed,
        done: t.restored,
        run: async (ids) => (await loadBulkWork())?.restoreSessions(ids, rowOf) ?? [],
      },
      invalidates: sessionReads,
    },
  ];
  return [bulk, dialog];
}
