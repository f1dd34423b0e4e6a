import { reconciliationLabels } from '@move/contract/reconciliation/reconciliation.labels.ts';
import { listReconciliations, type ReconciliationRow } from '@move/contract/reconciliation/reconciliation.ts';
import { RECONCILIATION_STATES } from '@move/domain/reconciliation/equation.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useTotalsRow } from '../../screens/list/use-totals-row.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { CheckButton, useLastCheck } from './CheckTools.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';
import { monthPath, platformValue } from './reconciliation-path.ts';
import { useReconciliationTabs } from './use-reconciliation-tabs.ts';
import { State, usePlatformFilterOptions, useStateWord } from './use-reconciliation-words.tsx';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

const SUMS = [
  'orders_in_cents',
  'refunds_in_cents',
  'invoices_in_cents',
  'paid_in_cents',
  'underway_in_cents',
] as const;
const OPTIONAL = ['opening_in_cents', 'own_refunds_in_cents', 'credit_notes_in_cents', 'returned_in_cents'] as const;

/** The months by platform: whether each balances, and what is still open. */
export function ReconciliationList() {
  const t = useMessages(reconciliationMessages);
  const labels = reconciliationLabels[useLocale()];
  const formats = useFormats();
  const list = useList(listReconciliations, {});
  const last = useLastCheck();
  const tabs = useReconciliationTabs();
  const platforms = usePlatformFilterOptions();
  const platform = ({ application }: ReconciliationRow) => application?.name ?? t.noPlatform;
  const stateWord = useStateWord();
  const hrefOf = (row: ReconciliationRow) => monthPath(row.month, { applicationId: platformValue(row.application) });
  const sum = (name: (typeof SUMS)[number] | (typeof OPTIONAL)[number]) => ({
    name,
    align: 'right' as const,
    cell: (row: ReconciliationRow) => <span className={look.figures}>{formats.money(row[name])}</span>,
    value: (row: ReconciliationRow) => ({ cents: row[name] }),
  });
  return (
    <ListScreen
      list={list}
      title={t.title}
      meta={last.meta}
      tabs={tabs}
      actions={<CheckButton {...last} />}
      record={(row) => ({
        name: formats.month(row.month),
        href: hrefOf(row),
        mark: false,
      })}
      columns={[
        {
          name: 'month',
          sort: 'month',
          cell: (row) => (
            <Anchor className={tableStyles.primary} href={hrefOf(row)}>
              {formats.month(row.month)}
            </Anchor>
          ),
          value: (row) => row.month,
        },
        { name: 'application', cell: platform, value: platform },
        { name: 'state', cell: (row) => <State row={row} />, value: stateWord },
        ...SUMS.map(sum),
        {
          name: 'closing_in_cents',
          header: t.balance,
          sort: 'closing_in_cents',
          align: 'right',
          cell: (row) => (
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.closing_in_cents)}</span>
          ),
          value: (row) => ({ cents: row.closing_in_cents }),
        },
        ...OPTIONAL.map((name) => ({ ...sum(name), isOptional: true })),
      ]}
      filters={[
        { name: 'applicationId', label: labels.applicationId, options: platforms },
        {
          name: 'state',
          label: labels.state,
          options: RECONCILIATION_STATES.map((value) => ({
            value,
            label: value === 'balances' ? t.state.balances : labels.difference_in_cents,
          })),
        },
      ]}
      totals={useTotalsRow(list.reply?.totals, { label: 'month', card: 'closing_in_cents' })}
      views={[{ name: labels.difference_in_cents, query: { state: 'differs' } }]}
      card={(row) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <span className={`${tableStyles.primary} ${look.ellipsis}`}>{formats.month(row.month)}</span>
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.closing_in_cents)}</span>
          </span>
          <span className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 12, marginTop: 4 }}>
            <span className={`${look.soft} ${look.ellipsis}`}>{platform(row)}</span>
            <State row={row} />
          </span>
        </span>
      )}
      empty={t.empty}
    />
  );
}
