import type { OrderRow } from '@move/contract/orders/order.ts';
import {
  exportAllOrders,
  exportApplicationOrders,
  exportOrders,
  listAllOrders,
  listApplicationOrders,
  listOrders,
  listOrdersOfApplication,
} from '@move/contract/orders/orders.ts';
import { listAllActivities } from '@move/contract/activities/activities.ts';
import { listApplications } from '@move/contract/applications/manage-applications.ts';
import { orderLabels } from '@move/contract/orders/orders.labels.ts';
import { listAllOrganizations } from '@move/contract/organizations/organizations.ts';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import { readQueryOptions } from '../../platform/reads.ts';
import { fullName } from '../../platform/person-name.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePlatformList } from '../../screens/list/use-platform-list.ts';
import { useList } from '../../screens/list/use-list.ts';
import { useTotals } from './Amounts.tsx';
import { ExportButton } from './ExportButton.tsx';
import { OrderCard, sellerColumns, useOrderColumns, useOrderFilters } from './order-columns.tsx';
import { type OrderPlace, orderPath } from './order-paths.ts';
import { orderMessages } from './orders.messages.ts';

type OrganizationOrdersProps = { organizationId: number; title: string; tabs: readonly EditTab[] };

/** What an organisation sold, as a tab of its finances. */
export function OrganizationOrders({ organizationId, title, tabs }: OrganizationOrdersProps) {
  const list = useList(listOrders, { params: { organizationId } });
  const locale = useLocale();
  const { views, sellers: _sellers, columns, ...parts } = useOrderList('organization');
  const activities = readQueryOptions(listAllActivities, { params: { organizationId } }, (reply) =>
    reply.activities.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  return (
    <ListScreen
      {...parts}
      columns={columns}
      filters={[...parts.filters, { name: 'activityId', label: orderLabels[locale].activityId, options: activities }]}
      list={list}
      title={title}
      tabs={tabs}
      views={views}
      totals={useTotals(list.reply?.totals, 'number', 'transaction_fee_in_cents')}
      actions={
        <ExportButton endpoint={exportOrders} input={list.inputFor(1, 25)} total={list.total} name={parts.file} />
      }
    />
  );
}

/** What the current platform and its children sold. */
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
      columns={[...columns, ...sellers]}
      filters={[
        ...parts.filters,
        { name: 'organizationId', label: orderLabels[locale].organizationId, options: organizations },
      ]}
      list={list}
      title={t.title}
      views={views}
      totals={useTotals(list.reply?.totals, 'number', 'transaction_fee_in_cents')}
      actions={
        <ExportButton
          endpoint={exportApplicationOrders}
          input={list.inputFor(1, 25)}
          total={list.total}
          name={parts.file}
        />
      }
    />
  );
}

/** What all platforms sold, for a superadmin. */
export function AllOrders() {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const list = useList(listAllOrders, {});
  const { views, sellers, columns, ...parts } = useOrderList('all');
  const platforms = readQueryOptions(listApplications, { query: { itemsPerPage: 250 } }, ({ applications }) =>
    applications.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  return (
    <ListScreen
      {...parts}
      columns={[...columns, ...sellers]}
      filters={[
        ...parts.filters,
        { name: 'applicationId', label: orderLabels[locale].applicationId, options: platforms },
      ]}
      list={list}
      title={t.all}
      views={views}
      totals={useTotals(list.reply?.totals, 'number', 'transaction_fee_in_cents')}
      actions={
        <ExportButton endpoint={exportAllOrders} input={list.inputFor(1, 25)} total={list.total} name={parts.file} />
      }
    />
  );
}

/** The orders of any platform, as a tab of it. */
export function OrdersPart({ applicationId }: { applicationId: number }) {
  const t = useMessages(orderMessages);
  const list = usePlatformList(listApplicationOrders, listOrdersOfApplication, applicationId);
  const { sellers, views: _views, columns, ...parts } = useOrderList('all');
  return (
    <ListPart
      {...parts}
      columns={[...columns, ...sellers]}
      list={list}
      title={t.title}
      totals={useTotals(list.reply?.totals, 'number', 'transaction_fee_in_cents')}
    />
  );
}

/** What all lists of orders have in common. */
function useOrderList(place: OrderPlace) {
  const t = useMessages(orderMessages);
  const hrefOf = (row: OrderRow) => orderPath(place, { id: row.id, organizationId: row.organization.id });
  return {
    search: t.search,
    file: t.file,
    record: (row: OrderRow) => ({ name: `${row.number} ${fullName(row)}`, href: hrefOf(row) }),
    columns: useOrderColumns(hrefOf),
    sellers: sellerColumns(place === 'all'),
    filters: useOrderFilters(),
    views: [
      { name: t.views.open, query: { status: 'open' } },
      { name: t.views.refunded, query: { status: 'refunded,partly_refunded' } },
    ],
    menu: (row: OrderRow) => [{ label: t.menu.open, href: hrefOf(row) }],
    card: (row: OrderRow) => <OrderCard row={row} href={hrefOf(row)} />,
    empty: t.empty,
  };
}
