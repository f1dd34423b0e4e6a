import type { RefundQuote } from '@move/contract/participants/participant.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify.ts';
import { type BulkQuestion, eachRow } from '../../screens/list/bulk.tsx';
import { participantMessages } from './participants.messages.ts';

type Read = (id: number) => Promise<{ refund: RefundQuote | null }>;

/**
 * Asks before the chosen people lose their spots, with what the term refunds of all of them. Null after a failure, which it showed: nobody
 * is asked to agree to a refund without its amount.
 */
export function useRemoveManyQuestion(read: Read) {
  const t = useMessages(participantMessages).removeMany;
  const formats = useFormats();
  return async (count: number, ids: readonly number[]): Promise<BulkQuestion | null> => {
    const refunds: number[] = [];
    const results = await eachRow(ids, async (id) => {
      const { refund } = await read(id);
      if (refund !== null && refund.term_in_cents > 0) refunds.push(refund.term_in_cents);
    });
    const failed = results.find(({ error }) => error !== undefined);
    if (failed) {
      notify.error(failed.error ?? '');
      return null;
    }
    const total = refunds.reduce((sum, cents) => sum + cents, 0);
    const money = total === 0 ? t.nothing : t.refund(formats.money(total), refunds.length);
    return { title: t.title(count), text: `${t.text} ${money}`, confirmLabel: t.confirm(count) };
  };
}
