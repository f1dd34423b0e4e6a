import { exportApplicationOrders, listApplicationOrders } from '@move/contract/orders/orders.ts';
import { orderLabels } from '@move/contract/orders/orders.labels.ts';
import { listAllOrganizations } from '@move/contract/organizations/organizations.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { useSheetExport } from '../../../screens/list/export/use-sheet-export.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { useTotals } from '../Amounts.tsx';
import { orderMessages } from '../orders.messages.ts';
import { AFTER_NAME, useOrderList } from './use-order-list.tsx';

/** The orders of the current platform and its children. */
export function ApplicationOrders() {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const list = useList(listApplicationOrders, {});
  const { views, sellers, columns, ...parts } = useOrderList('application');
  const organizations = readQueryOptions(listAllOrganizations, {}, (reply) =>
    reply.organizations.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  return (
    <ListScreen
      {...parts}
      columns={columns.toSpliced(AFTER_NAME, 0, ...sellers)}
      filters={[
        ...parts.filters,
        { name: 'organizationId', label: orderLabels[locale].organizationId, options: organizations },
      ]}
      list={list}
      title={t.title}
      views={views}
      totals={useTotals(list.reply?.totals, 'number', 'transaction_fee_in_cents')}
      exports={useSheetExport({ endpoint: exportApplicationOrders, input: list.inputFor(1, 25), name: parts.file })}
    />
  );
}
