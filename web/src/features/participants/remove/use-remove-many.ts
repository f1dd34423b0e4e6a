import type { Participant, RefundQuote } from '@move/contract/participants/participant.ts';
import { type Refunded, refundAmountText, refundTotals } from '@move/domain/orders/refunds/refund-text.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { type BulkQuestion, eachRow } from '../../../screens/list/bulk/each-row.ts';
import { paidElsewhereMessages } from '../../../screens/refunds/paid-elsewhere.messages.ts';
import { participantMessages } from '../participants.messages.ts';

type Read = (id: number) => Promise<{ participant: Pick<Participant, 'payment'>; refund: RefundQuote | null }>;

/**
 * Returns the confirmation before several people lose their spots, with the total that is refunded by their terms. Returns null after a
 * failure, which is shown: without the amount there is no confirmation. Payments of another platform are not visible and not counted.
 */
export function useRemoveManyQuestion(read: Read) {
  const t = useMessages(participantMessages).removeMany;
  const paidElsewhere = useMessages(paidElsewhereMessages);
  const formats = useFormats();
  const locale = useLocale();
  return async (count: number, ids: readonly number[], name?: string): Promise<BulkQuestion | null> => {
    const refunds: Refunded[] = [];
    let unseen = 0;
    let elsewhere = 0;
    const results = await eachRow(ids, async (id) => {
      const { participant, refund } = await read(id);
      if (refund === null && participant.payment === null) unseen += 1;
      if (participant.payment?.status === 'external') elsewhere += participant.payment.total_in_cents;
      if (refund === null || refund.term_in_cents === 0) return;
      refunds.push({ refund_in_cents: refund.term_in_cents, refund_in_moves: refund.term_in_moves });
    });
    const failed = results.find(({ error }) => error !== undefined);
    if (failed) {
      notify.error(failed.error ?? '');
      return null;
    }
    const amounts = refundTotals(refunds).map((total) => refundAmountText(total, locale));
    const isNothing = amounts.length === 0 && elsewhere === 0 && unseen === 0;
    const text = [
      t.text(count),
      ...(amounts.length > 0 ? [t.refund(amounts, refunds.length)] : []),
      ...(elsewhere > 0 ? [paidElsewhere.refund(formats.money(elsewhere))] : []),
      ...(isNothing ? [t.nothing] : []),
    ].join(' ');
    return { title: t.title(count, name), text, confirmLabel: t.confirm(count) };
  };
}
