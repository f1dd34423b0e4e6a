import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { handOverRefund } from '@move/contract/orders/open-refunds.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { firstMessage, notify } from '../../../platform/notify.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { cashRefundMessages } from './cash-refunds.messages.ts';

type HandOverRefundsProps = {
  path: { organizationId: number; orderId: number };
  /** Refunds of one order in cash that are still to be handed over. */
  refunds: readonly { id: number; amount_in_cents: number }[];
  /** Name of the buyer. */
  name: string;
  invalidates: readonly Endpoint[];
  onClose: () => void;
};

/** Records that staff handed over refunds in cash. */
export function HandOverRefunds({ path, refunds, name, invalidates, onClose }: HandOverRefundsProps) {
  const t = useMessages(cashRefundMessages);
  const formats = useFormats();
  const { call, isPending } = useCall(handOverRefund, { invalidates, showsErrors: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const amount = formats.money(refunds.reduce((sum, refund) => sum + refund.amount_in_cents, 0));
  const handOver = async () => {
    for (const { id: refundId } of refunds) {
      // one at a time: `call` sends nothing new while a call runs
      const result = await call({ params: { ...path, refundId } });
      if (!result.ok) {
        setRefusal(firstMessage(result.error));
        return;
      }
    }
    notify.success(t.done);
    onClose();
  };
  return (
    <FormDialog
      title={t.title(amount)}
      subtitle={t.text(name)}
      confirmLabel={t.confirm(amount)}
      isPending={isPending}
      onSubmit={() => void handOver()}
      onClose={onClose}
      refusal={refusal}
    />
  );
}
