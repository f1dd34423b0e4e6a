import { contactBuyers } from '@move/contract/purchases/buyer-messages.ts';
import {
  cancelPurchase,
  markPurchasePaid,
  type Purchase,
  refundPurchase,
  sendPurchasePaymentLink,
} from '@move/contract/purchases/purchases.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { IconArrowBackUp, IconCashBanknote, IconMail, IconReceiptEuro, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { usePersonalData } from '../../screens/personal-data/use-personal-data.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { type ProductAddress, purchaseReads } from './purchase-reads.ts';
import { purchaseMessages } from './purchases.messages.ts';

const RefundPurchase = lazyPart(() => import('./RefundPurchase.tsx').then((module) => module.RefundPurchase));
const PaymentLinkDialog = lazyPart(() =>
  import('../../screens/payment-link/PaymentLinkDialog.tsx').then((module) => module.PaymentLinkDialog),
);
const CancelDialog = lazyPart(() => import('./CancelDialog.tsx').then((module) => module.CancelDialog));

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;
type Open = { kind: 'refund' | 'cancel' | 'link'; purchase: Purchase } | null;

/** The actions of a purchase, by the status of its payment. Render the dialogs once. */
export function usePurchaseMenu(
  address: ProductAddress,
  onWrite: (purchase: Purchase) => void,
): [(purchase: Purchase) => readonly MenuItem[], ReactNode] {
  const t = useMessages(purchaseMessages);
  const may = {
    write: useCan(contactBuyers),
    pay: useCan(markPurchasePaid),
    sendLink: useCan(sendPurchasePaymentLink),
    // as text, not as an endpoint: importing the contract of orders would make the list load more
    open: useCan('view-rates'),
    refund: useCan(refundPurchase),
    cancel: useCan(cancelPurchase),
  };
  const [open, setOpen] = useState<Open>(null);
  const [pay, confirmDialog] = useMarkPaid(address);
  const sendLink = useCall(sendPurchasePaymentLink, { invalidates: purchaseReads });
  const [personalData, personalDataDialog] = usePersonalData({
    organizationId: address.organizationId,
    source: 'purchases',
    invalidates: purchaseReads,
  });
  const menu = (purchase: Purchase): MenuItem[] => {
    const { status, payment_type: type, canceled_at: canceledAt, refundable_in_cents: left } = purchase;
    const items: MenuItem[] = [];
    if (may.pay && status === 'open' && type === 'cash') {
      items.push({ label: t.paid.action, icon: <IconCashBanknote {...icon} />, onClick: () => void pay(purchase) });
    }
    const isMailed = purchase.email !== null && !isErased(purchase);
    if (may.sendLink && status === 'open' && isMailed) {
      const onClick = () => setOpen({ kind: 'link', purchase });
      items.push({ label: t.paymentLink, icon: <IconMail {...icon} />, onClick });
    }
    if (may.write && isMailed) {
      items.push({ label: t.write, icon: <IconMail {...icon} />, onClick: () => onWrite(purchase) });
    }
    if (may.open) {
      items.push({
        label: t.order,
        icon: <IconReceiptEuro {...icon} />,
        href: `/organizations/${address.organizationId}/finances/orders/${purchase.order_id}`,
      });
    }
    items.push(...personalData(purchase));
    if (may.refund && left > 0) {
      const onClick = () => setOpen({ kind: 'refund', purchase });
      items.push({ label: t.refund.action, icon: <IconArrowBackUp {...icon} />, onClick });
    }
    if (may.cancel && canceledAt === null && !isErased(purchase)) {
      const onClick = () => setOpen({ kind: 'cancel', purchase });
      items.push('divider', { label: t.cancel.action, icon: <IconX {...icon} />, isDanger: true, onClick });
    }
    return items;
  };
  const close = () => setOpen(null);
  const dialogs = (
    <>
      {confirmDialog}
      {personalDataDialog}
      {open?.kind === 'link' && (
        <PaymentLinkDialog
          name={fullName(open.purchase)}
          what="purchase"
          reservedUntil={open.purchase.reserved_until}
          send={() => sendLink.call({ params: { ...address, purchaseId: open.purchase.id } })}
          onClose={close}
        />
      )}
      {open?.kind === 'refund' && <RefundPurchase address={address} purchase={open.purchase} onClose={close} />}
      {open?.kind === 'cancel' && <CancelDialog address={address} purchase={open.purchase} onClose={close} />}
    </>
  );
  return [menu, dialogs];
}

/** Asks for confirmation with the amount, then marks the purchase as paid. */
function useMarkPaid(address: ProductAddress) {
  const t = useMessages(purchaseMessages).paid;
  const formats = useFormats();
  const [confirm, confirmDialog] = useConfirm();
  const { call } = useCall(markPurchasePaid, { invalidates: purchaseReads });
  const pay = async (purchase: Purchase) => {
    const [name, amount] = [fullName(purchase), formats.money(purchase.total_price_in_cents)];
    const isSure = await confirm({ title: t.title(amount), text: t.text(name), confirmLabel: t.confirm(amount) });
    if (!isSure) return;
    const query = { amount_in_cents: purchase.total_price_in_cents };
    const { ok } = await call({ params: { ...address, purchaseId: purchase.id }, query });
    if (ok) notify.success(t.done(name));
  };
  return [pay, confirmDialog] as const;
}
