import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { settleProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { firstMessage, notify } from '../../../platform/notify.ts';
import { LongText } from '../../../ui/inputs/text/LongText.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { providerRefundMessages } from './provider-refunds.messages.ts';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

type SettleRefundsProps = {
  path: { organizationId: number; orderId: number };
  /** Failed refunds of one order. */
  refunds: readonly { id: number; amount_in_cents: number }[];
  invalidates: readonly Endpoint[];
  onClose: () => void;
};

/** Records how refunds that the payment provider refused were paid another way. */
export function SettleRefunds({ path, refunds, invalidates, onClose }: SettleRefundsProps) {
  const t = useMessages(providerRefundMessages).settling;
  const formats = useFormats();
  const [how, setHow] = useState('');
  const settling = useCall(settleProviderRefund, { invalidates, showsErrors: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const settle = async () => {
    for (const { id: providerRefundId } of refunds) {
      // one at a time: `call` sends nothing new while a call runs
      const result = await settling.call({ params: { ...path, providerRefundId }, body: { settled_how: how } });
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
      title={t.title(formats.money(refunds.reduce((sum, { amount_in_cents }) => sum + amount_in_cents, 0)))}
      subtitle={t.text}
      confirmLabel={t.confirm}
      isPending={settling.isPending}
      isBlocked={how.trim() === ''}
      onSubmit={() => void settle()}
      onClose={onClose}
    >
      <div className={formSectionStyles.fields}>
        <FieldSpan columns={6}>
          <LongText
            label={t.how}
            required
            rows={2}
            maxLength={2_000}
            value={how}
            error={refusal}
            onChange={(value) => {
              setRefusal(null);
              setHow(value);
            }}
          />
        </FieldSpan>
      </div>
    </FormDialog>
  );
}
