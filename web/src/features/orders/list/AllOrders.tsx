import { exportAllOrders, listAllOrders } from '@move/contract/orders/orders.ts';
import { listAllApplications } from '@move/contract/applications/applications.ts';
import { listAllOrganizations } from '@move/contract/organizations/organizations.ts';
import { orderLabels } from '@move/contract/orders/orders.labels.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { usePersonalData } from '../../../screens/personal-data/use-personal-data.tsx';
import { useSheetExport } from '../../../screens/list/export/use-sheet-export.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { useTotals } from '../Amounts.tsx';
import { orderMessages } from '../orders.messages.ts';
import { AFTER_NAME, useOrderList } from './use-order-list.tsx';

/** The orders of all platforms, for a superadmin. */
export function AllOrders() {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const list = useList(listAllOrders, {});
  const { views, sellers, columns, menu, ...parts } = useOrderList('all');
  // superadmins reach the personal data in a removed organisation only from here
  const [personalData, personalDataDialog] = usePersonalData({
    organizationId: null,
    source: 'orders',
    invalidates: [listAllOrders],
  });
  const platforms = readQueryOptions(listAllApplications, {}, ({ applications }) =>
    applications.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  const organizations = readQueryOptions(listAllOrganizations, {}, (reply) =>
    reply.organizations.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  return (
    <>
      <ListScreen
        {...parts}
        menu={(row) => [...menu(row), ...personalData(row)]}
        columns={columns.toSpliced(AFTER_NAME, 0, ...sellers)}
        filters={[
          ...parts.filters,
          { name: 'organizationId', label: orderLabels[locale].organizationId, options: organizations },
          { name: 'applicationId', label: orderLabels[locale].applicationId, options: platforms },
        ]}
        list={list}
        title={t.all}
        views={views}
        totals={useTotals(list.reply?.totals, 'number', 'transaction_fee_in_cents')}
        exports={useSheetExport({ endpoint: exportAllOrders, input: list.inputFor(1, 25), name: parts.file })}
      />
      {personalDataDialog}
    </>
  );
}
