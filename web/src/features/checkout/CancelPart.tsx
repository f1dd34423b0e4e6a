import type { PublicBooking } from '@move/contract/checkout/booking.ts';
import { useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { Button } from '../../ui/page/Button.tsx';
import { GeneralError } from '../access/public.tsx';
import { bookingMessages } from './booking.messages.ts';
import { useCancel } from './use-cancel.ts';
import { useRefundText } from './use-refund-text.ts';
import * as styles from './checkout.module.css';

type CancelPartProps = { token: string; booking: PublicBooking; onCanceled: (notice: string) => void };
type Line = PublicBooking['lines'][number];

/** Lets the buyer cancel bookings, after a confirmation. If there are several, each has a button that shows its refund. */
export function CancelPart({ token, booking, onCanceled }: CancelPartProps) {
  const t = useMessages(bookingMessages);
  const refundText = useRefundText(booking);
  const [isOpen, setOpen] = useState(false);
  const { cancel, isPending, error, confirmDialog } = useCancel(token, booking, onCanceled);
  const lines = booking.lines.filter((line) => line.may_cancel);
  const cancelAndClose = async (chosen: readonly Line[]) => {
    if (await cancel(chosen)) setOpen(false);
  };
  const refund = (chosen: readonly Line[]) => {
    if (booking.total_price_in_cents === 0) return '';
    if (chosen.every(({ status }) => status === 'pending')) return t.nothingPaid;
    const cents = chosen.reduce((sum, line) => sum + line.refund_in_cents, 0);
    return cents > 0 ? t.refund(refundText(cents)) : t.noRefund;
  };
  const start = () => (lines.length === 1 ? void cancelAndClose(lines) : setOpen(true));

  return (
    <section className={styles.cancel}>
      <GeneralError text={error} />
      {isOpen ? (
        <div className={styles.buttons}>
          {lines.map((line) => (
            <div key={line.id}>
              <Button
                size="lg"
                fullWidth
                variant="default"
                disabled={isPending}
                onClick={() => void cancelAndClose([line])}
              >
                {t.cancelOne(line.first_name ?? line.title)}
              </Button>
              <p className={styles.fee}>{refund([line])}</p>
            </div>
          ))}
          <div>
            <Button
              size="lg"
              fullWidth
              variant="default"
              disabled={isPending}
              onClick={() => void cancelAndClose(lines)}
            >
              {t.cancelAll}
            </Button>
            <p className={styles.fee}>{refund(lines)}</p>
          </div>
          <Button size="lg" fullWidth variant="subtle" disabled={isPending} onClick={() => setOpen(false)}>
            {t.keep}
          </Button>
        </div>
      ) : (
        <Button size="lg" fullWidth variant="subtle" color="danger" loading={isPending} onClick={start}>
          {booking.offer.type === 'product' ? t.cancel.purchase : t.cancel.booking}
        </Button>
      )}
      {confirmDialog}
    </section>
  );
}
