import type { CancellationQuote } from '@move/contract/cancellations/cancellation-quotes.ts';
import { removeSession, restoreSession, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { api } from '../../../platform/api/api.ts';
import { notify, notifyError } from '../../../platform/notify.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { type BulkQuestion, eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { useMayQuoteCancellation } from '../../cancellations/public.tsx';
import { sessionReads } from '../session-reads.ts';
import { bulkSessionMessages } from './bulk-sessions.messages.ts';

type RowById = (id: number) => SessionRow | undefined;
type SessionParams = { organizationId: number; activityId: number; sessionId: number };

const AT_ONCE = 10;

async function quotesOf(ids: readonly number[], paramsOf: (id: number) => SessionParams) {
  const { quoteSessionCancellation } = await import('@move/contract/cancellations/cancellation-quotes.ts');
  const quotes: CancellationQuote[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    const query = { scope: 'this' as const };
    const replies = await Promise.all(part.map((id) => api(quoteSessionCancellation, { params: paramsOf(id), query })));
    quotes.push(...replies.map(({ quote }) => quote));
  }
  return quotes;
}

/**
 * Cancels the chosen sessions that have participants, after showing what is refunded, and removes those that nobody takes part in
 * (docs/rules/planning.md#removing-sessions). Each session by itself: the others of a series stay.
 */
export function useBulkSessions(rowOf: RowById): readonly ListBulk[] {
  const t = useMessages(bulkSessionMessages);
  const formats = useFormats();
  const hasQuote = useMayQuoteCancellation();
  const paramsOf = (sessionId: number): SessionParams => {
    const row = rowOf(sessionId);
    return { organizationId: row?.organization.id ?? 0, activityId: row?.activity.id ?? 0, sessionId };
  };
  /** Why a session can't be canceled, or null when it can. */
  const refusalOf = (id: number) => {
    const row = rowOf(id);
    if (row?.is_past === true) return t.cancel.past;
    return row?.has_participants === true ? null : t.cancel.nobody;
  };
  const isCancelable = (id: number) => refusalOf(id) === null;

  const cancelQuestion = async (ids: readonly number[]): Promise<BulkQuestion | null> => {
    const sessions = ids.filter(isCancelable);
    if (sessions.length === 0) {
      notify.error(refusalOf(ids[0] ?? 0) ?? t.cancel.nobody);
      return null;
    }
    const question = { title: t.cancel.title(sessions.length), confirmLabel: t.cancel.confirm(sessions.length) };
    if (!hasQuote) return { ...question, text: [t.cancel.people, t.cancel.final].join(' ') };
    try {
      const quotes = await quotesOf(sessions, paramsOf);
      const refunds = quotes.flatMap((quote) => quote.refunds);
      const sum = (amounts: readonly (number | null)[]) =>
        amounts.reduce<number>((total, one) => total + (one ?? 0), 0);
      const people = sum(quotes.map(({ participants }) => participants));
      const money = formats.money(sum(refunds.map((refund) => refund.amount_in_cents)));
      return { ...question, text: [t.cancel.quoted(people, money), t.cancel.final].join(' ') };
    } catch (error) {
      notifyError(error);
      return null;
    }
  };
  const cancel = async (ids: readonly number[]) => {
    const refused = ids.flatMap((id) => {
      const error = refusalOf(id);
      return error === null ? [] : [{ id, error }];
    });
    const query = { scope: 'this', force: '1' } as const;
    const results = await eachRow(ids.filter(isCancelable), (id) =>
      api(removeSession, { params: paramsOf(id), query }),
    );
    return [...results, ...refused];
  };
  return [
    {
      label: t.cancel.action,
      needs: removeSession,
      confirm: (_, ids) => cancelQuestion(ids),
      run: cancel,
      invalidates: sessionReads,
    },
    {
      label: t.remove.action,
      needs: removeSession,
      confirm: (count) => ({
        title: t.remove.title(count),
        text: t.remove.text,
        confirmLabel: t.remove.confirm(count),
      }),
      run: (ids) => eachRow(ids, (id) => api(removeSession, { params: paramsOf(id), query: { scope: 'this' } })),
      undo: {
        text: t.remove.done,
        done: t.remove.restored,
        run: (ids) => eachRow(ids, (id) => api(restoreSession, { params: paramsOf(id) })),
      },
      invalidates: sessionReads,
    },
  ];
}
