import type { OrderRow } from '@move/contract/orders/order.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { OrderCard, sellerColumns, useOrderColumns, useOrderFilters } from './order-columns.tsx';
import { type OrderScope, orderPath } from '../order-paths.ts';
import { orderMessages } from '../orders.messages.ts';

/** The position of the seller column, next to the buyer, so that it is visible. */
export const AFTER_NAME = 3;

/** The columns, filters and texts that all lists of orders share. `open` is how many orders have refunds that staff must handle. */
export function useOrderList(scope: OrderScope, open?: { failed: number; toHandOver: number }) {
  const t = useMessages(orderMessages);
  const hrefOf = (row: OrderRow) => orderPath(scope, { id: row.id, organizationId: row.organization.id });
  return {
    search: t.search,
    file: t.file,
    record: (row: OrderRow) => ({ name: `${row.number} ${fullName(row)}`, href: hrefOf(row) }),
    columns: useOrderColumns(hrefOf, scope !== 'organization'),
    sellers: sellerColumns(scope === 'all'),
    filters: useOrderFilters(),
    views: [
      { name: t.views.failed, query: { status: 'refund_failed' }, count: open?.failed },
      { name: t.views.toHandOver, query: { status: 'to_hand_over' }, count: open?.toHandOver },
      { name: t.views.open, query: { status: 'open' } },
      { name: t.views.refunded, query: { status: 'refunded,partly_refunded' } },
    ],
    menu: (row: OrderRow) => [{ label: t.menu.open, href: hrefOf(row) }],
    card: (row: OrderRow) => <OrderCard row={row} href={hrefOf(row)} />,
    empty: t.empty,
  };
}
