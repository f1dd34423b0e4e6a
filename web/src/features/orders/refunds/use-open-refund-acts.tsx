import type { OrderRow } from '@move/contract/orders/order.ts';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { orderMessages } from '../orders.messages.ts';
import type { RefundAct } from './OpenRefundOfRow.tsx';

const ofRows = () => import('./OpenRefundOfRow.tsx');
const OpenRefundOfRow = lazyPart(() => ofRows().then((module) => module.OpenRefundOfRow));

// as text, not as endpoints: the contract is loaded with the dialog
const NEEDS = { handOver: 'manage-finances', retry: 'refund-transactions' } as const;

/**
 * Hands over cash and sends failed refunds again: from the menu of a row, and of chosen rows at once. `bulkOf` returns the action for the
 * rows that a status finds, null for other statuses. Render `dialog` once.
 */
export function useOpenRefundActs(organizationId: number, rowOf: (id: number) => OrderRow | undefined) {
  const t = useMessages(orderMessages).menu;
  const locale = useLocale();
  const { money } = useFormats();
  const may = { handOver: useCan(NEEDS.handOver), retry: useCan(NEEDS.retry) };
  const [asked, setAsked] = useState<{ act: RefundAct; row: OrderRow } | null>(null);
  const item = (act: RefundAct, row: OrderRow, cents: number): MenuItem[] =>
    may[act] && cents > 0 ? [{ label: t[act], onClick: () => setAsked({ act, row }) }] : [];
  const items = (row: OrderRow): MenuItem[] => [
    ...item('handOver', row, row.to_hand_over_in_cents),
    ...item('retry', row, row.failed_refund_in_cents),
  ];
  const bulkOf = (status: unknown): ListBulk | null => {
    const act = status === 'to_hand_over' ? 'handOver' : status === 'refund_failed' ? 'retry' : null;
    return act === null
      ? null
      : {
          label: t[act],
          needs: NEEDS[act],
          confirm: async (_count, ids) =>
            (await ofRows()).refundQuestion({ act, rows: ids.flatMap((id) => rowOf(id) ?? []), locale, money }),
          run: async (ids) => (await ofRows()).carryOut({ act, organizationId, ids, locale }),
        };
  };
  const dialog: ReactNode = asked !== null && (
    <OpenRefundOfRow {...asked} organizationId={organizationId} onClose={() => setAsked(null)} />
  );
  return { items, bulkOf, dialog };
}
