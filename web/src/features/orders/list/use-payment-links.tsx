import type { OrderRow } from '@move/contract/orders/order.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { paymentLinksMessages } from './payment-links.messages.ts';

const SendPaymentLink = lazyPart(() =>
  import('../detail/SendPaymentLink.tsx').then((module) => module.SendPaymentLink),
);

// as text, not as an endpoint: the contract is loaded with the dialog
const NEEDS = 'manage-participants';

/** Mails payment links to buyers who still have to pay: from the menu of a row, and of chosen rows at once. Render `dialog` once. */
export function usePaymentLinks(organizationId: number) {
  const t = useMessages(paymentLinksMessages);
  const mayBook = useCan(NEEDS);
  const [orderId, setOrderId] = useState<number | null>(null);
  const items = (row: OrderRow): MenuItem[] =>
    mayBook && row.status === 'open' && row.email !== null && !isErased(row)
      ? [{ label: t.one, onClick: () => setOrderId(row.id) }]
      : [];
  const bulk: ListBulk = {
    label: t.many,
    needs: NEEDS,
    confirm: (count) => ({ title: t.title(count), text: t.text, confirmLabel: t.confirm(count), isDanger: false }),
    run: async (ids) => {
      const { sendPaymentLinkOfRow } = await import('../detail/send-order-payment-link.ts');
      return eachRow(ids, (id) => sendPaymentLinkOfRow({ organizationId, orderId: id }));
    },
    done: t.done,
  };
  const dialog: ReactNode = orderId !== null && (
    <SendPaymentLink organizationId={organizationId} orderId={orderId} onClose={() => setOrderId(null)} />
  );
  return { items, bulk, dialog };
}
