import type { Booking } from '@move/contract/checkout/booking.ts';
import { cancelBooking, getBooking } from '@move/contract/checkout/order-page.ts';
import { useState } from 'react';
import { useCall } from '../../platform/calls.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { invalidate, setQueryData } from '../../platform/reads.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { bookingMessages } from './booking.messages.ts';

/** Cancels lines after a question that says what comes back; answers whether it did. Render `question` once. */
export function useCancel(orderToken: string, booking: Booking) {
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const input = { params: { orderToken } };
  const { call, isPending } = useCall(cancelBooking, { showsErrors: true });
  const [error, setError] = useState<string | null>(null);
  const [confirm, question] = useConfirm();

  const textOf = (ids: readonly number[]) => {
    const refund = booking.lines
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, line) => sum + line.refund_in_cents, 0);
    if (booking.offer.type === 'product') return t.confirm.purchaseText(formats.money(refund));
    if (refund > 0) return t.confirm.refund(formats.money(refund));
    return booking.paid_at === null ? t.confirm.free : t.confirm.none;
  };
  const cancel = async (ids: readonly number[]) => {
    setError(null);
    const isPurchase = booking.offer.type === 'product';
    const title = isPurchase ? t.confirm.purchase : t.confirm.title(ids.length);
    const isSure = await confirm({
      title,
      text: textOf(ids),
      confirmLabel: t.confirm.label,
      cancelLabel: t.keep,
      isDanger: true,
    });
    if (!isSure) return false;
    const result = await call({ ...input, body: { line_ids: [...ids] } });
    if (result.ok) {
      setQueryData(getBooking, input, result.reply);
      return true;
    }
    const { status, errors, message } = result.error;
    setError(status === 0 ? t.offline : (Object.values(errors)[0]?.[0] ?? message));
    if (status === 409) await invalidate([getBooking]);
    return false;
  };
  return { cancel, isPending, error, question };
}
