import type { PublicBooking } from '@move/contract/checkout/booking.ts';
import { useEffect } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNow } from '../../platform/use-now.ts';
import { Button } from '../../ui/page/Button.tsx';
import { GeneralError } from '../access/public.tsx';
import { bookingMessages } from './booking.messages.ts';
import { clockLeft, isUnderWay } from './booking-state.ts';
import { type PaymentMethod, usePay } from './use-pay.ts';
import * as styles from './checkout.module.css';

type PayPartProps = { token: string; booking: PublicBooking; onExpire: () => void };

/** The ways of paying, their fees, and how long the spots are reserved. */
export function PayPart({ token, booking, onExpire }: PayPartProps) {
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const { pay, pending, error } = usePay(token);
  const methods = booking.payment_methods.flatMap(({ code, fee_in_cents }) =>
    isOnlineMethod(code) ? [{ code, fee_in_cents }] : [],
  );
  if (methods.length === 0) return <p className={styles.note}>{t.noWays}</p>;
  const last = booking.last_payment?.status;
  return (
    <>
      {isUnderWay(booking) && error === null && (
        <p className={styles.note} role="status">
          {t.underWay}
        </p>
      )}
      {(last === 'failed' || last === 'canceled' || last === 'expired') && <GeneralError text={t.notPaid[last]} />}
      <Kept booking={booking} onExpire={onExpire} />
      <GeneralError text={error} />
      <div className={styles.buttons} role="group" aria-label={t.ways}>
        {methods.map(({ code, fee_in_cents: fee }, at) => (
          <div key={code}>
            <Button
              size="lg"
              fullWidth
              variant={at === 0 ? 'filled' : 'default'}
              loading={pending === code}
              disabled={pending !== null && pending !== code}
              onClick={() => void pay(code)}
            >
              {/* shows the costs of this payment method instead of those of an earlier attempt */}
              {t.pay(formats.money(openInCents(booking) + fee), t[code])}
            </Button>
            {fee > 0 && <p className={styles.fee}>{t.withFee(formats.money(fee))}</p>}
          </div>
        ))}
      </div>
    </>
  );
}

const isOnlineMethod = (code: string): code is PaymentMethod => ['ideal', 'bancontact', 'creditcard'].includes(code);

const openInCents = ({ lines }: PublicBooking) =>
  lines.filter(({ status }) => status === 'pending').reduce((sum, line) => sum + line.total_price_in_cents, 0);

/** The longest time shown as a countdown, in milliseconds; longer times are shown as a date and time. */
const COUNTED_MS = 3_600_000;

function Kept({ booking, onExpire }: Pick<PayPartProps, 'booking' | 'onExpire'>) {
  const until = booking.reserved_until ?? '';
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const now = useNow(1_000);
  const left = Date.parse(until) - now.getTime();
  const isOver = left <= 0;
  const [kept, keptUntil] =
    booking.offer.type === 'product' ? [t.purchaseKept, t.purchaseKeptUntil] : [t.kept, t.keptUntil];
  useEffect(() => {
    if (isOver) onExpire();
    // oxlint-disable-next-line react/exhaustive-deps -- calls `onExpire` once, when the time is over
  }, [isOver]);
  return (
    <p className={styles.note} role="timer">
      {left > COUNTED_MS ? keptUntil(formats.moment(until)) : kept(clockLeft(until, now))}
    </p>
  );
}
