import type { Booking } from '@move/contract/checkout/booking.ts';
import { useEffect, useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useNow } from '../../platform/use-now.ts';
import { RadioCardsInput } from '../../ui/inputs/RadioCardsInput.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { GeneralError } from '../access/public.tsx';
import { bookingMessages } from './booking.messages.ts';
import { clockLeft, isUnderWay } from './booking-state.ts';
import { type PaymentMethod, usePay } from './use-pay.ts';

type PayPartProps = { token: string; booking: Booking; onExpire: () => void };

/** The ways of paying, what each costs, and how long the spots are kept. */
export function PayPart({ token, booking, onExpire }: PayPartProps) {
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const { pay, isPending, error } = usePay(token);
  const methods = booking.payment_methods.flatMap(({ code, fee_in_cents }) =>
    isOnline(code) ? [{ code, fee_in_cents }] : [],
  );
  const [chosen, choose] = useState<PaymentMethod | null>(null);
  const method = methods.find(({ code }) => code === chosen) ?? methods[0];
  if (!method) return <p className="bookingnote">{t.noWays}</p>;
  // what a payment that was begun before added is replaced by the costs of this one
  const total = openInCents(booking) + method.fee_in_cents;
  const last = booking.last_payment?.status;
  return (
    <>
      {isUnderWay(booking) && (
        <p className="bookingnote" role="status">
          {t.underWay}
        </p>
      )}
      {(last === 'failed' || last === 'canceled' || last === 'expired') && <GeneralError text={t.notPaid[last]} />}
      <RadioCardsInput
        label={t.ways}
        value={method.code}
        onChange={choose}
        disabled={isPending}
        cards={methods.map(({ code, fee_in_cents: fee }) => ({
          value: code,
          label: t[code],
          description: fee === 0 ? t.withoutFee : t.withFee(formats.money(fee)),
        }))}
      />
      <Kept until={booking.reserved_until ?? ''} onExpire={onExpire} />
      <GeneralError text={error} />
      <Button size="lg" fullWidth loading={isPending} onClick={() => void pay(method.code)}>
        {t.pay(formats.money(total))}
      </Button>
    </>
  );
}

const isOnline = (code: string): code is PaymentMethod => ['ideal', 'bancontact', 'creditcard'].includes(code);

const openInCents = ({ lines }: Booking) =>
  lines.filter(({ status }) => status === 'pending').reduce((sum, line) => sum + line.total_price_in_cents, 0);

/** An hour or less counts down; more is a moment. */
const COUNTED_MS = 3_600_000;

function Kept({ until, onExpire }: { until: string; onExpire: () => void }) {
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const now = useNow(1_000);
  const left = Date.parse(until) - now.getTime();
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onExpire();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the time is over
  }, [isOver]);
  return (
    <p className="bookingnote" role="timer">
      {left > COUNTED_MS ? t.keptUntil(formats.moment(until)) : t.kept(clockLeft(until, now))}
    </p>
  );
}
