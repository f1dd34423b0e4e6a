import { getOpenRefunds } from '@move/contract/orders/open-refunds.ts';
import { exportOrders, listOrders } from '@move/contract/orders/orders.ts';
import { listAllActivities } from '@move/contract/activities/activities.ts';
import { orderLabels } from '@move/contract/orders/orders.labels.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { readQueryOptions, useRead } from '../../../platform/api/reads.ts';
import type { EditTab } from '../../../screens/edit/edit-tabs.ts';
import { useSheetExport } from '../../../screens/list/export/use-sheet-export.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { useTotals } from '../Amounts.tsx';
import { useOpenRefundActs } from '../refunds/use-open-refund-acts.tsx';
import { useOrderList } from './use-order-list.tsx';
import { usePaymentLinks } from './use-payment-links.tsx';
import { useReceiveCash } from './use-receive-cash.tsx';

type OrganizationOrdersProps = { organizationId: number; title: string; tabs: readonly EditTab[] };

/** The orders of an organisation, as a tab of its finances. */
export function OrganizationOrders({ organizationId, title, tabs }: OrganizationOrdersProps) {
  const list = useList(listOrders, { params: { organizationId } });
  const locale = useLocale();
  const { views, sellers: _sellers, columns, ...parts } = useOrderList('organization', useOpenRefunds(organizationId));
  const activities = readQueryOptions(listAllActivities, { params: { organizationId } }, (reply) =>
    reply.activities.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  const cash = useReceiveCash(organizationId, list.rowOf);
  const links = usePaymentLinks(organizationId);
  const refunds = useOpenRefundActs(organizationId, list.rowOf);
  const handle = refunds.bulkOf(list.view.query['status']);
  return (
    <>
      <ListScreen
        {...parts}
        menu={(row) => [...refunds.items(row), ...cash.items(row), ...links.items(row), ...parts.menu(row)]}
        bulk={handle === null ? [cash.bulk, links.bulk] : [handle]}
        columns={columns}
        filters={[...parts.filters, { name: 'activityId', label: orderLabels[locale].activityId, options: activities }]}
        list={list}
        title={title}
        tabs={tabs}
        views={views}
        totals={useTotals(list.reply?.totals, 'number', 'transaction_fee_in_cents')}
        exports={useSheetExport({ endpoint: exportOrders, input: list.inputFor(1, 25), name: parts.file })}
      />
      {links.dialog}
      {cash.dialog}
      {refunds.dialog}
    </>
  );
}

/**
 * The number of orders of an organisation with refunds that staff must handle; undefined while unknown, and for users who may not see them.
 */
function useOpenRefunds(organizationId: number) {
  const enabled = useCan(getOpenRefunds);
  const { data } = useRead(getOpenRefunds, { params: { organizationId } }, { showsErrors: true, enabled });
  return data && { failed: data.failed.orders, toHandOver: data.to_hand_over.orders };
}
