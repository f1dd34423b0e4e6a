import { updateSession } from '@move/contract/sessions/sessions.ts';
import { type ReactNode, useRef } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useAsk } from '../../../screens/ask.tsx';
import type { ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { sessionReads } from '../session-reads.ts';
import { bulkSessionMessages } from './bulk-sessions.messages.ts';
import type { RowById } from './chosen-organization.ts';
import { bulkWork, loadBulkWork } from './load-bulk-work.ts';
import type { ManyQuestion, Undoables, UpdateAnswer, UpdateKind } from './update-sessions.ts';

const ManyDialog = lazyPart(() => bulkWork().then((work) => work.ManyDialog));

/**
 * Three bulk actions: another day or time, another number of spots, and a message. Only the chosen sessions change, not the others of their
 * series. A change can be undone when no mails were sent about it. Render the dialog once.
 */
export function useBulkUpdates(rowOf: RowById): [readonly ListBulk[], ReactNode] {
  const t = useMessages(bulkSessionMessages);
  const locale = useLocale();
  const [ask, dialog] = useAsk<ManyQuestion, UpdateAnswer>(ManyDialog);
  const undoables = useRef<Undoables>(new Map());
  const bulkOf = (kind: UpdateKind, label: string, done: NonNullable<ListBulk['done']>): ListBulk => ({
    label,
    needs: updateSession,
    ask: async (ids) => (await loadBulkWork())?.askUpdate(kind, { ids, rowOf, locale, ask }, undoables.current) ?? null,
    done,
    undo: {
      text: (count) => done(count, 0),
      done: t.putBack,
      isOffered: (mails) => mails === 0,
      run: async (ids) => (await loadBulkWork())?.undoUpdates(ids, undoables.current) ?? [],
    },
    invalidates: sessionReads,
  });
  const message: ListBulk = {
    label: t.message,
    needs: 'manage-participants',
    ask: async (ids) => (await loadBulkWork())?.askMessage({ ids, rowOf, ask }) ?? null,
  };
  return [[bulkOf('move', t.move, t.moved), bulkOf('spots', t.spots, t.changed), message], dialog];
}
