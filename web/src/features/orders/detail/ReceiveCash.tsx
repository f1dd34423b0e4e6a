import type { Order } from '@move/contract/orders/order.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { markTransactionPaid } from '@move/contract/transactions/transactions.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { firstMessage, notify } from '../../../platform/notify.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { orderDetailMessages } from './order-detail.messages.ts';
import { orderReads } from './order-reads.ts';
import * as look from '../../../ui/look/look.module.css';

/** `ReceiveCash` for a row of a list: reads its order first, since a row has no lines. */
export function ReceiveCashOfRow({
  onClose,
  ...params
}: {
  organizationId: number;
  orderId: number;
  onClose: () => void;
}) {
  const { data, error } = useRead(getOrder, { params });
  // the error was shown; closed, the row can be tried again
  useEffect(() => {
    if (error !== null) onClose();
  }, [error, onClose]);
  return data === undefined ? null : <ReceiveCash order={data.order} onClose={onClose} />;
}

/** Marks cash as received, after a confirmation with the amount. */
export function ReceiveCash({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useMessages(orderDetailMessages).paid;
  const { call, isPending } = useCall(markTransactionPaid, { invalidates: orderReads, showsErrors: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const amount = useFormats().money(order.total_price_in_cents);
  const transactionId = order.lines.find(({ status }) => status === 'open')?.transaction_id;
  const isPurchase = order.lines.every(({ sold_for: it }) => it?.kind === 'purchase');
  const receive = async () => {
    if (transactionId === undefined) return;
    const result = await call({ params: { organizationId: order.organization.id, transactionId } });
    if (!result.ok) {
      setRefusal(firstMessage(result.error));
      return;
    }
    notify.success(t.done);
    onClose();
  };
  return (
    <FormDialog
      title={t.title(amount)}
      subtitle={t.text[isPurchase ? 'purchase' : 'booking'](fullName(order))}
      confirmLabel={t.confirm(amount)}
      isPending={isPending}
      isBlocked={transactionId === undefined}
      onSubmit={() => void receive()}
      onClose={onClose}
    >
      {refusal !== null && (
        <p className={look.danger} role="alert">
          {refusal}
        </p>
      )}
    </FormDialog>
  );
}
