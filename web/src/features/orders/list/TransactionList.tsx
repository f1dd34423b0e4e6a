import { listAllActivities } from '@move/contract/activities/activities.ts';
import { transactionLabels } from '@move/contract/transactions/transactions.labels.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import { exportTransactions, listTransactions, type Transaction } from '@move/contract/transactions/transactions.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import type { EditTab } from '../../../screens/edit/edit-tabs.ts';
import { PlannedMoment, ShortMoment } from '../../../screens/list/dates.tsx';
import type { ListColumn } from '../../../screens/list/columns.tsx';
import { useSheetExport } from '../../../screens/list/export/use-sheet-export.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { PaymentStatus } from '../../../ui/marks/PaymentStatus.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { EllipsisText, Total, useTotals } from '../Amounts.tsx';
import { orderPath } from '../order-paths.ts';
import { orderMessages } from '../orders.messages.ts';
import { soldForPath } from '../sold-for-path.ts';
import { isBundle, soldText } from '../sold-text.ts';
import { SaleCard } from './SaleCard.tsx';
import { useStatusOptions } from './use-status-options.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';
import * as styles from '../orders.module.css';

type TransactionListProps = { organizationId: number; title: string; tabs: readonly EditTab[] };

/** The sold lines of an organisation, as a tab of its finances. */
export function TransactionList({ organizationId, title, tabs }: TransactionListProps) {
  const t = useMessages(orderMessages);
  const list = useList(listTransactions, { params: { organizationId } });
  const hrefOf = (row: Transaction) => orderPath('organization', { id: row.order_id, organizationId });
  const locale = useLocale();
  const labels = transactionLabels[locale];
  const statusOptions = useStatusOptions();
  const activities = readQueryOptions(listAllActivities, { params: { organizationId } }, (reply) =>
    reply.activities.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  return (
    <ListScreen
      list={list}
      title={title}
      tabs={tabs}
      search={t.search}
      record={(row) => ({ name: `${row.number} ${personOf(row)}`, href: hrefOf(row) })}
      columns={useTransactionColumns(organizationId)}
      filters={[
        { name: 'dateFrom', until: 'dateUntil', label: labels.booked_at, kind: 'period' },
        { name: 'totalPrice', label: labels.totalPrice, kind: 'range', of: 'money' },
        {
          name: 'status',
          label: labels.status,
          kind: 'choices',
          options: statusOptions,
        },
        { name: 'activityId', label: labels.activityId, options: activities },
      ]}
      views={[
        { name: t.views.failed, query: { status: 'refund_failed' } },
        { name: t.views.toHandOver, query: { status: 'to_hand_over' } },
        { name: t.views.open, query: { status: 'open' } },
        { name: t.views.refunded, query: { status: 'refunded,partly_refunded' } },
      ]}
      totals={useTotals(list.reply?.totals, 'name', 'fee_in_cents')}
      exports={useSheetExport({ endpoint: exportTransactions, input: list.inputFor(1, 25), name: t.transactionsFile })}
      menu={(row) => [{ label: t.menu.open, href: hrefOf(row) }]}
      card={(row) => <TransactionCard row={row} href={hrefOf(row)} />}
      empty={t.emptyTransactions}
    />
  );
}

/** The participant; for a purchase the buyer. */
const personOf = (row: Transaction) =>
  row.sold_for?.kind === 'purchase' ? fullName(row) : (row.sold_for?.name ?? fullName(row));

type Sort = 'booked_at' | 'name' | 'total_price_in_cents' | 'status';
type Column = ListColumn<Transaction, Sort>;

const REFUNDS = ['refunded_in_cents', 'failed_refund_in_cents', 'to_hand_over_in_cents'] as const;

function useTransactionColumns(organizationId: number): Column[] {
  const formats = useFormats();
  const locale = useLocale();
  const money = (
    name: 'subtotal_price_in_cents' | 'vat_in_cents' | 'fee_in_cents' | (typeof REFUNDS)[number],
  ): Column => ({
    name,
    align: 'right',
    cell: (row) => formats.money(row[name]),
    value: (row) => ({ cents: row[name] }),
  });
  return [
    {
      name: 'name',
      sort: 'name',
      header: transactionLabels[locale].name,
      cell: (row) => <Person row={row} organizationId={organizationId} />,
      value: personOf,
    },
    {
      name: 'title',
      cell: (row) => (
        <EllipsisText below={row.starts_at === null || isBundle(row) ? undefined : formats.moment(row.starts_at)}>
          {soldText(row)}
        </EllipsisText>
      ),
      value: (row) => soldText(row),
    },
    {
      name: 'starts_at',
      cell: (row) => (row.starts_at === null ? '–' : <PlannedMoment at={row.starts_at} />),
      value: (row) => row.starts_at,
      // the start is also shown below the title
      isOptional: true,
    },
    {
      name: 'booked_at',
      sort: 'booked_at',
      cell: (row) => <ShortMoment at={row.booked_at} />,
      value: (row) => row.booked_at,
    },
    {
      name: 'status',
      sort: 'status',
      cell: (row) => <PaymentStatus row={row} />,
      value: (row) => paymentStateText(row, locale),
    },
    money('subtotal_price_in_cents'),
    money('vat_in_cents'),
    {
      name: 'vat_percentage',
      align: 'right',
      cell: (row) => formats.percentage(row.vat_percentage),
      value: (row) => row.vat_percentage,
      // the amount of VAT is in the column before; the title needs the width
      isOptional: true,
    },
    // without it the menu of a row stays in view
    { ...money('fee_in_cents'), isOptional: true },
    ...REFUNDS.map((name) => ({ ...money(name), isOptional: true })),
    {
      name: 'total_price_in_cents',
      sort: 'total_price_in_cents',
      align: 'right',
      cell: (row) => <Total row={row} />,
      value: (row) => ({ cents: row.total_price_in_cents }),
    },
    {
      name: 'number',
      cell: (row) => (
        <Anchor className={look.figures} href={orderPath('organization', { id: row.order_id, organizationId })}>
          {row.number}
        </Anchor>
      ),
      value: (row) => row.number,
    },
  ];
}

function Person({ row, organizationId }: { row: Transaction; organizationId: number }) {
  const href = row.sold_for === null ? null : soldForPath(row.sold_for, organizationId);
  const name = personOf(row);
  return (
    <span className={styles.shortText} title={name}>
      {href === null ? (
        <span className={`${tableStyles.primary} ${look.ellipsis}`}>{name}</span>
      ) : (
        <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={href} style={{ display: 'block' }}>
          {name}
        </Anchor>
      )}
    </span>
  );
}

function TransactionCard({ row, href }: { row: Transaction; href: string }) {
  const sold = (
    <span className={`${look.small} ${look.soft} ${look.ellipsis}`} style={{ display: 'block' }}>
      {soldText(row)}
    </span>
  );
  return <SaleCard row={row} href={href} name={personOf(row)} sold={sold} at={row.booked_at} />;
}
