import { ENDED_UNPAID_STATUSES } from '@move/domain/orders/order-status.ts';
import type { PaymentState } from '@move/domain/orders/payment/payment-state.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FilterOption } from '../../../screens/list/filters/filters.tsx';
import { PAYMENT_LOOKS } from '../../../ui/marks/payment-looks.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { orderMessages } from '../orders.messages.ts';

type Lasting = Exclude<PaymentState, (typeof ENDED_UNPAID_STATUSES)[number]>;

/** All statuses except those in `ENDED_UNPAID_STATUSES`, in the order in which staff need them. */
const LASTING = Object.keys({
  open: true,
  paid: true,
  complete: true,
  partly_refunded: true,
  refunded: true,
  refund_failed: true,
  to_hand_over: true,
  refund_pending: true,
  free: true,
  external: true,
} satisfies Record<Lasting, true>) as Lasting[];

/** The options of the filter by status. Statuses without money are grouped below one checkbox. */
export function useStatusOptions(): FilterOption[] {
  const t = useMessages(orderMessages);
  const word = useStatusWord();
  const optionOf = (value: PaymentState) => ({ value, label: word(PAYMENT_LOOKS[value]) });
  return [
    ...LASTING.map(optionOf),
    ...ENDED_UNPAID_STATUSES.map((value) => ({ ...optionOf(value), group: t.endedGroup })),
  ];
}
