import type { OrderRow } from '@move/contract/orders/order.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { orderMessages } from '../orders.messages.ts';

const ofRows = () => import('../detail/ReceiveCash.tsx');
const ReceiveCash = lazyPart(() => ofRows().then((module) => module.ReceiveCashOfRow));

// as text, not as an endpoint: the contract is loaded with the dialog
const NEEDS = 'manage-finances';

/** Marks cash as received: from the menu of a row, and of chosen rows at once. Render `dialog` once. */
export function useReceiveCash(organizationId: number, rowOf: (id: number) => OrderRow | undefined) {
  const t = useMessages(orderMessages).menu;
  const locale = useLocale();
  const { money } = useFormats();
  const mayReceive = useCan(NEEDS);
  const [orderId, setOrderId] = useState<number | null>(null);
  // the rows that the question added up: the list may be read again before the answer
  const asked = useRef<readonly OrderRow[]>([]);
  const items = ({ id, status, payment_type: way }: OrderRow): MenuItem[] =>
    mayReceive && status === 'open' && way === 'cash' ? [{ label: t.received, onClick: () => setOrderId(id) }] : [];
  const bulk: ListBulk = {
    label: t.received,
    needs: NEEDS,
    confirm: async (_count, ids) => {
      asked.current = ids.flatMap((id) => rowOf(id) ?? []);
      return (await ofRows()).receiveQuestion(asked.current, locale, money);
    },
    run: async (ids) => (await ofRows()).receiveRows({ organizationId, ids, asked: asked.current, locale }),
  };
  const dialog: ReactNode = orderId !== null && (
    <ReceiveCash organizationId={organizationId} orderId={orderId} onClose={() => setOrderId(null)} />
  );
  return { items, bulk, dialog };
}
