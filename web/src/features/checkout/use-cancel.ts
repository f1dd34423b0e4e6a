import type { PublicBooking } from '@move/contract/checkout/booking.ts';
import { cancelBooking, getBooking } from '@move/contract/checkout/order-page.ts';
import { useState } from 'react';
import { firstMessage } from '../../platform/notify.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { invalidate, setQueryData } from '../../platform/api/reads.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { bookingMessages } from './booking.messages.ts';
import { useCancellationRefundWords, useRefundText } from './use-refund-text.ts';

type Line = PublicBooking['lines'][number];

/**
 * Cancels lines after a confirmation that shows the refund. `onCanceled` gets the result as text. `cancel` returns whether the lines were
 * canceled. Render `confirmDialog` once.
 */
export function useCancel(orderToken: string, booking: PublicBooking, onCanceled: (notice: string) => void) {
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const refundText = useRefundText(booking);
  const newRefundWords = useCancellationRefundWords();
  const input = { params: { orderToken } };
  const { call, isPending } = useCall(cancelBooking, { showsErrors: true });
  const [error, setError] = useState<string | null>(null);
  const [confirm, confirmDialog] = useConfirm();

  const textOf = (lines: readonly Line[]): string => {
    const refund = lines.reduce((sum, line) => sum + line.refund_in_cents, 0);
    const isProduct = booking.offer.type === 'product';
    if (refund === 0 && !isProduct) return booking.paid_at === null ? t.confirm.free : t.confirm.none;
    const amount = refundText(refund);
    const text = isProduct ? t.confirm.purchaseText(amount) : t.confirm.refund(amount);
    const fee = booking.transaction_fee_in_cents;
    return refund > 0 && fee > 0 && booking.moves === null ? `${text} ${t.confirm.fee(formats.money(fee))}` : text;
  };
  const titleOf = (lines: readonly Line[]): string =>
    booking.offer.type === 'product'
      ? t.confirm.purchase
      : t.confirm.title(lines.map(({ first_name }) => first_name).join(', '));
  const noticeOf = (lines: readonly Line[], now: PublicBooking): string => {
    const names = lines.map(({ first_name }) => first_name).join(', ');
    const done = booking.offer.type === 'product' ? t.canceled.purchase : t.canceled.booking(names);
    return booking.paid_at === null ? done : `${done} ${newRefundWords(now, booking)}`;
  };
  const cancel = async (lines: readonly Line[]): Promise<boolean> => {
    setError(null);
    const isSure = await confirm({
      title: titleOf(lines),
      text: textOf(lines),
      confirmLabel: t.confirm.label,
      cancelLabel: t.keep,
      isDanger: true,
    });
    if (!isSure) return false;
    const result = await call({ ...input, body: { line_ids: lines.map(({ id }) => id) } });
    if (result.ok) {
      setQueryData(getBooking, input, result.reply);
      onCanceled(noticeOf(lines, result.reply.booking));
      return true;
    }
    const { status } = result.error;
    setError(status === 0 ? t.offline : firstMessage(result.error));
    if (status === 409) await invalidate([getBooking]);
    return false;
  };
  return { cancel, isPending, error, confirmDialog };
}
