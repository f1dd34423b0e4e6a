import type { OrderLine } from '@move/contract/orders/order.ts';
import { cancelTransaction } from '@move/contract/transactions/transactions.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { notify } from '../../../platform/notify.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { orderDetailMessages } from './order-detail.messages.ts';
import { orderReads } from './order-reads.ts';

/** Cancels the open cash of a line, after a confirmation with the amount. */
export function useCancelLine(organizationId: number) {
  const t = useMessages(orderDetailMessages).cancelLine;
  const formats = useFormats();
  const [confirm, confirmDialog] = useConfirm();
  const { call } = useCall(cancelTransaction, { invalidates: orderReads });
  const cancel = async (line: OrderLine) => {
    const amount = formats.money(line.total_price_in_cents);
    const isSure = await confirm({ title: t.title(amount), text: t.text(line.title), confirmLabel: t.confirm(amount) });
    if (!isSure) return;
    const { ok } = await call({ params: { organizationId, transactionId: line.transaction_id } });
    if (ok) notify.success(t.done);
  };
  return [cancel, confirmDialog] as const;
}
