import { type Purchase, refundPurchase } from '@move/contract/purchases/purchases.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { RefundDialog } from '../orders/public.tsx';
import { type ProductAddress, purchaseReads } from './purchase-reads.ts';
import { purchaseMessages } from './purchases.messages.ts';

type RefundPurchaseProps = { address: ProductAddress; purchase: Purchase; onClose: () => void };

export function RefundPurchase({ address, purchase, onClose }: RefundPurchaseProps) {
  const t = useMessages(purchaseMessages).refund;
  const { call, ...refund } = useCall(refundPurchase, { invalidates: purchaseReads, showsErrors: true });
  const name = fullName(purchase);
  const params = { ...address, purchaseId: purchase.id };
  return (
    <RefundDialog
      title={t.title(name)}
      text={t.text(purchase.email !== null)}
      name={name}
      most={purchase.refundable_in_cents}
      paidBy={purchase.payment_type}
      refund={{ ...refund, give: async (body) => (await call({ params, body })).ok }}
      onClose={onClose}
    />
  );
}
