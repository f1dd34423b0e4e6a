import { type Purchase, refundPurchase } from '@move/contract/purchases/purchases.ts';
import { useState } from 'react';
import { useCall } from '../../platform/calls.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify.ts';
import { fullName } from '../../platform/person-name.ts';
import { LongText } from '../../ui/inputs/LongText.tsx';
import { MoneyInput } from '../../ui/inputs/NumberInput.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FieldSpan } from '../../ui/page/FormSection.tsx';
import { type ProductAddress, purchaseReads } from './purchase-reads.ts';
import { purchaseMessages } from './purchases.messages.ts';

type RefundDialogProps = { address: ProductAddress; purchase: Purchase; onClose: () => void };

/** Gives money back; the button names the amount. */
export function RefundDialog({ address, purchase, onClose }: RefundDialogProps) {
  const t = useMessages(purchaseMessages).refund;
  const formats = useFormats();
  const most = purchase.refundable_in_cents;
  const [amount, setAmount] = useState<number | null>(most);
  const [reason, setReason] = useState('');
  const refund = useCall(refundPurchase, { invalidates: purchaseReads, showsErrors: true });
  const name = fullName(purchase);
  const isAmount = amount !== null && Number.isInteger(amount) && amount > 0;
  const refusal = Object.values(refund.error?.errors ?? {}).flat()[0];
  const fault = !isAmount ? t.unreadable : amount > most ? t.tooMuch(formats.money(most)) : null;
  const give = async () => {
    if (fault !== null || !isAmount) return;
    const params = { ...address, purchaseId: purchase.id };
    const result = await refund.call({ params, body: { amount_in_cents: amount, reason: reason.trim() || null } });
    if (!result.ok) return;
    notify.success(t.done(formats.money(amount), name));
    onClose();
  };
  return (
    <FormDialog
      isDanger
      title={t.title(name)}
      subtitle={t.text}
      confirmLabel={t.confirm(formats.money(isAmount ? amount : 0))}
      isPending={refund.isPending}
      isBlocked={fault !== null}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      <div className="fields">
        <FieldSpan columns={6}>
          <MoneyInput
            label={t.amount}
            required
            value={amount}
            min={0}
            max={most}
            description={`${t.most(formats.money(most))}.${purchase.payment_type === 'cash' ? ` ${t.cash}` : ''}`}
            error={refusal ?? fault}
            onChange={(value) => {
              refund.reset();
              setAmount(value);
            }}
          />
        </FieldSpan>
        <FieldSpan columns={6}>
          <LongText
            label={t.reason}
            rows={2}
            maxLength={2_000}
            value={reason}
            description={t.reasonHint}
            onChange={setReason}
          />
        </FieldSpan>
      </div>
    </FormDialog>
  );
}
