import type { RefundAmounts as Amounts } from '@move/domain/orders/payment/payment-state.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { refundAmountMessages } from './refund-amounts.messages.ts';
import * as look from '../../ui/look/look.module.css';

/** Below a total: what was refunded, what is on its way, and what must still be handed over. */
export function RefundAmounts({ row }: { row: Amounts }) {
  const t = useMessages(refundAmountMessages);
  const formats = useFormats();
  const { failed_refund_in_cents: failed, pending_refund_in_cents: pending, to_hand_over_in_cents: cash } = row;
  const parts = [
    [t.back, row.refunded_in_cents - pending - cash],
    [t.onItsWay, pending],
    [t.toGiveBack, failed + cash],
  ] as const;
  return parts
    .filter(([, cents]) => cents > 0)
    .map(([text, cents]) => (
      <span key={text('')} className={`${look.smaller} ${look.muted} ${look.ellipsis}`} style={{ display: 'block' }}>
        {text(formats.money(cents))}
      </span>
    ));
}
