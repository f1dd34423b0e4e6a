import type { Booking } from '@move/contract/checkout/booking.ts';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { CheckboxGroup } from '../../ui/inputs/CheckboxInput.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { GeneralError } from '../access/public.tsx';
import { bookingMessages } from './booking.messages.ts';
import { useCancel } from './use-cancel.ts';

type CancelPartProps = { token: string; booking: Booking };

/** Shows what comes back for each person, and asks once more. */
export function CancelPart({ token, booking }: CancelPartProps) {
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const lines = booking.lines.filter((line) => line.may_cancel);
  const [chosen, choose] = useState<readonly number[]>([]);
  const { cancel, isPending, error, question } = useCancel(token, booking);
  // one line needs no choice
  const ids =
    lines.length === 1 ? lines.map(({ id }) => id) : chosen.filter((id) => lines.some((line) => line.id === id));

  const cancelChosen = async () => {
    if (!(await cancel(ids))) return;
    choose([]);
    setOpen(false);
  };

  if (!isOpen) {
    return (
      <Button
        size="lg"
        fullWidth
        variant="subtle"
        color="danger"
        className="bookingcancel"
        onClick={() => setOpen(true)}
      >
        {booking.offer.type === 'product' ? t.cancel.purchase : t.cancel.booking}
      </Button>
    );
  }
  const refund = (line: Booking['lines'][number]) => {
    if (booking.total_price_in_cents === 0) return undefined;
    if (line.status === 'pending') return t.nothingPaid;
    return line.refund_in_cents > 0 ? t.refund(formats.money(line.refund_in_cents)) : t.noRefund;
  };
  const options = lines.map((line) => ({
    value: line.id,
    label: line.first_name ?? `${line.quantity} × ${line.title}`,
    description: refund(line),
    disabled: lines.length === 1,
  }));
  return (
    <section className="bookingcancel">
      <CheckboxGroup
        label={lines.length === 1 ? t.cancelWhat : t.cancelWhom}
        options={options}
        value={ids}
        onChange={choose}
        disabled={isPending}
      />
      <GeneralError text={error} />
      <div className="bookingbuttons">
        <Button
          size="lg"
          fullWidth
          color="danger"
          loading={isPending}
          disabled={ids.length === 0}
          onClick={() => void cancelChosen()}
        >
          {t.next}
        </Button>
        <Button size="lg" fullWidth variant="default" disabled={isPending} onClick={() => setOpen(false)}>
          {t.keep}
        </Button>
      </div>
      {question}
    </section>
  );
}
