import type { ApiError } from '@move/contract/kit/client/client.ts';
import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import { useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { LongText } from '../../../ui/inputs/text/LongText.tsx';
import { MoneyInput } from '../../../ui/inputs/text/NumberInput.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { refundMessages } from './refund.messages.ts';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

type RefundBody = { amount_in_cents: number; reason: string | null };

type RefundDialogProps = {
  title: string;
  text: string;
  /** The name of the person who gets the refund. */
  name: string;
  /** The highest amount that can be refunded, in cents. */
  most: number;
  /** Service fees of the order in cents, which are not refunded; 0 if there are none. */
  costs?: number;
  /** How the order was paid, which decides how it is refunded. */
  paidBy: PaymentType | null;
  /** Whether the order was paid from the wallet of an erased user. */
  isErased?: boolean;
  /** The state of the endpoint that refunds, and the function that calls it. */
  refund: {
    isPending: boolean;
    error: ApiError | null;
    reset: () => void;
    give: (body: RefundBody) => Promise<boolean>;
  };
  onClose: () => void;
};

/** Asks how much to refund and why; the button shows the amount. */
export function RefundDialog({
  title,
  text,
  name,
  most,
  costs = 0,
  paidBy,
  isErased = false,
  refund,
  onClose,
}: RefundDialogProps) {
  const t = useMessages(refundMessages);
  const formats = useFormats();
  const [amount, setAmount] = useState<number | null>(most);
  const [reason, setReason] = useState('');
  const isAmount = amount !== null && Number.isInteger(amount) && amount > 0;
  const refusal = Object.values(refund.error?.errors ?? {}).flat()[0];
  const fault = !isAmount ? t.unreadable : amount > most ? t.tooMuch(formats.money(most)) : null;
  const way = paidBy === 'wallet' && isErased ? 'erased' : paidBy === 'wallet' || paidBy === 'cash' ? paidBy : null;
  const words = paidBy === 'cash' ? t.toHandOver : t;
  const give = async () => {
    if (fault !== null || !isAmount) return;
    if (!(await refund.give({ amount_in_cents: amount, reason: reason.trim() || null }))) return;
    notify.success(words.done(formats.money(amount), name));
    onClose();
  };
  return (
    <FormDialog
      isDanger
      title={title}
      subtitle={text}
      confirmLabel={words.confirm(formats.money(isAmount ? amount : 0))}
      cancelLabel={t.keep}
      isPending={refund.isPending}
      isBlocked={fault !== null}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      <div className={formSectionStyles.fields}>
        <FieldSpan columns={6}>
          <MoneyInput
            label={t.amount}
            required
            value={amount}
            min={0}
            max={most}
            description={[`${t.most(formats.money(most))}.`, costs > 0 && t.costs(formats.money(costs)), way && t[way]]
              .filter(Boolean)
              .join(' ')}
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
