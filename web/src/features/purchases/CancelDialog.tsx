import { cancelPurchase, type Purchase, refundPurchase } from '@move/contract/purchases/purchases.ts';
import type { StaffRefund } from '@move/domain/orders/refunds/refunds.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { errorText, notify } from '../../platform/notify.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { paidElsewhereMessages } from '../../screens/refunds/paid-elsewhere.messages.ts';
import { RadioCardsInput } from '../../ui/inputs/choices/RadioCardsInput.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { type ProductAddress, purchaseReads } from './purchase-reads.ts';
import { purchaseMessages } from './purchases.messages.ts';

type CancelDialogProps = { address: ProductAddress; purchase: Purchase; onClose: () => void };

/** Cancels a purchase. When it was paid, the choice and the button name the refund. */
export function CancelDialog({ address, purchase, onClose }: CancelDialogProps) {
  const t = useMessages(purchaseMessages).cancel;
  const paidElsewhere = useMessages(paidElsewhereMessages);
  const formats = useFormats();
  const mayRefund = useCan(refundPurchase);
  const { term_in_cents: byTerm, refundable_in_cents: all } = purchase;
  const [choice, setChoice] = useState<StaffRefund>('term');
  const cancel = useCall(cancelPurchase, { invalidates: purchaseReads, showsErrors: true });
  const name = fullName(purchase);
  const back = { term: byTerm, full: all, none: 0 }[choice];
  const cards = [
    { value: 'term' as const, label: t.term(formats.money(byTerm)), description: t.termText },
    ...(all > byTerm && mayRefund
      ? [{ value: 'full' as const, label: t.full(formats.money(all)), description: t.fullText }]
      : []),
    // when the term refunds nothing, “no refund” would be the same choice
    ...(byTerm > 0 ? [{ value: 'none' as const, label: t.none, description: t.noneText }] : []),
  ];
  const go = async () => {
    const params = { ...address, purchaseId: purchase.id };
    const result = await cancel.call({ params, query: { refund: choice } });
    if (!result.ok) return;
    notify.success(t.done(name));
    onClose();
  };
  const refusal = cancel.error === null ? null : errorText(cancel.error);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.title(name)}
      subtitle={t.text(purchase.quantity, purchase.email !== null)}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t.keep}
          </Button>
          <Button
            variant="outline"
            color="danger"
            aria-disabled={cancel.isPending}
            onClick={cancel.isPending ? undefined : () => void go()}
          >
            {back > 0 ? t.confirmBack(formats.money(back)) : t.confirm}
          </Button>
        </>
      }
    >
      {purchase.status === 'external' && purchase.total_price_in_cents > 0 && (
        <p>{paidElsewhere.refund(formats.money(purchase.total_price_in_cents))}</p>
      )}
      {all > 0 && (
        <RadioCardsInput<StaffRefund>
          label={t.choose}
          value={choice}
          cards={cards}
          error={refusal}
          onChange={(value) => setChoice(value ?? 'term')}
        />
      )}
      {all === 0 && refusal !== null && <p role="alert">{refusal}</p>}
    </Dialog>
  );
}
