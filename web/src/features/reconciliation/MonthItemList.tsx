import { reconciliationLabels } from '@move/contract/reconciliation/reconciliation.labels.ts';
import { listReconciledItems, type ReconciledItem } from '@move/contract/reconciliation/reconciliation.ts';
import { EQUATION_TERMS } from '@move/domain/reconciliation/equation.ts';
import { useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ShortMoment } from '../../screens/list/dates.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { orderPath } from '../orders/public.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';
import { usePlatformFilterOptions } from './use-reconciliation-words.tsx';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

/** The rows that add up to one sum of an organisation in a month. */
export function MonthItemList({ month: text, organizationId }: { month: string | number; organizationId: number }) {
  const month = String(text);
  const t = useMessages(reconciliationMessages);
  const labels = reconciliationLabels[useLocale()];
  const formats = useFormats();
  const platforms = usePlatformFilterOptions();
  const list = useList(listReconciledItems, { fixed: { month, organizationId } });
  const term = EQUATION_TERMS.find((each) => each === list.view.query['term']) ?? 'closing';
  const shown = list.view.query['applicationId'] === undefined ? undefined : list.rows[0];
  const name = list.reply?.organization.name;
  const title = name === undefined ? formats.month(month) : t.itemsTitle(name, formats.month(month));
  useSetCrumbs(name);
  const hrefOf = ({ order_id: id }: ReconciledItem) =>
    id === null ? undefined : orderPath('all', { id, organizationId });
  const platformOf = ({ application }: ReconciledItem) => application?.name ?? t.noPlatform;
  return (
    <ListScreen
      list={list}
      title={title}
      meta={[labels[`${term}_in_cents`], ...(shown === undefined ? [] : [platformOf(shown)])]}
      record={(row) => ({ name: row.reference, href: hrefOf(row) })}
      columns={[
        {
          name: 'reference',
          header: t.reference,
          cell: (row) => <Reference row={row} href={hrefOf(row)} />,
          value: (row) => row.reference,
        },
        { name: 'kind', header: t.kind, cell: (row) => t.kinds[row.kind], value: (row) => t.kinds[row.kind] },
        { name: 'application', cell: platformOf, value: platformOf },
        {
          name: 'booked_at',
          sort: 'booked_at',
          cell: (row) => <ShortMoment at={row.booked_at} />,
          value: (row) => row.booked_at,
        },
        {
          name: 'amount_in_cents',
          sort: 'amount_in_cents',
          align: 'right',
          cell: (row) => (
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.amount_in_cents)}</span>
          ),
          value: (row) => ({ cents: row.amount_in_cents }),
        },
      ]}
      filters={[
        {
          name: 'term',
          label: labels.term,
          options: EQUATION_TERMS.map((value) => ({ value, label: labels[`${value}_in_cents`] })),
        },
        { name: 'applicationId', label: labels.applicationId, options: platforms },
      ]}
      totals={
        list.reply && {
          reference: t.total,
          amount_in_cents: formats.money(list.reply.total_in_cents),
        }
      }
      card={(row) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <span className={`${tableStyles.primary} ${look.ellipsis}`}>{row.reference}</span>
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.amount_in_cents)}</span>
          </span>
          <span className={`${look.soft} ${look.small}`}>
            {t.kinds[row.kind]} · {formats.moment(row.booked_at)}
          </span>
        </span>
      )}
      empty={t.emptyItems}
    />
  );
}

function Reference({ row: { reference }, href }: { row: ReconciledItem; href: string | undefined }) {
  if (href === undefined) return <span className={`${tableStyles.primary} ${look.figures}`}>{reference}</span>;
  return (
    <Anchor className={`${tableStyles.primary} ${look.figures}`} href={href}>
      {reference}
    </Anchor>
  );
}
