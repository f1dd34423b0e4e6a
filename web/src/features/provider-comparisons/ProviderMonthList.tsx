import { providerComparisonLabels } from '@move/contract/provider-comparisons/provider-comparisons.labels.ts';
import { listProviderMonths, type ProviderMonth } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useTotalsRow } from '../../screens/list/use-totals-row.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { platformValue, usePlatformFilterOptions, useReconciliationTabs } from '../reconciliation/public.tsx';
import { CompareButton, useComparison } from './ComparisonTools.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';
import { providerMonthPath } from './provider-path.ts';
import { DAY_LOOKS, FINDING_LOOKS, usePlatformName } from './use-comparison-words.tsx';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

/** Every month by platform: how many days were compared with the provider, and the payments and refunds on both sides. */
export function ProviderMonthList() {
  const t = useMessages(providerComparisonMessages);
  useSetCrumbs(t.title);
  const labels = providerComparisonLabels[useLocale()];
  const formats = useFormats();
  const list = useList(listProviderMonths, {});
  const comparison = useComparison();
  const tabs = useReconciliationTabs();
  const platforms = usePlatformFilterOptions();
  const platformName = usePlatformName();
  const totals = useTotalsRow(list.reply?.totals, { label: 'month', card: 'received_there_in_cents' });
  const hrefOf = (row: ProviderMonth) =>
    providerMonthPath(row.month, { applicationId: platformValue(row.application) });
  const money = (name: 'received_here_in_cents' | 'received_there_in_cents') => ({
    name,
    align: 'right' as const,
    cell: (row: ProviderMonth) => <span className={look.figures}>{formats.money(row[name])}</span>,
    value: (row: ProviderMonth) => ({ cents: row[name] }),
  });
  return (
    <ListScreen
      list={list}
      title={t.title}
      meta={comparison.meta}
      tabs={tabs}
      actions={<CompareButton {...comparison} />}
      record={(row) => ({ name: formats.month(row.month), href: hrefOf(row), mark: false })}
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
        { name: 'application', cell: platformName, value: platformName },
        {
          name: 'open_findings',
          sort: 'open_findings',
          cell: (row) => <Open row={row} />,
          value: (row) => row.open_findings,
        },
        { name: 'days_compared', cell: (row) => <Days row={row} />, value: (row) => row.days_compared },
        {
          name: 'payments_here',
          align: 'right',
          cell: (row) => <span className={look.figures}>{formats.number(row.payments_here)}</span>,
          value: (row) => row.payments_here,
        },
        {
          name: 'payments_there',
          sort: 'payments_there',
          align: 'right',
          cell: (row) => <span className={look.figures}>{formats.number(row.payments_there)}</span>,
          value: (row) => row.payments_there,
        },
        money('received_here_in_cents'),
        { ...money('received_there_in_cents'), sort: 'received_there_in_cents' },
      ]}
      filters={[{ name: 'applicationId', label: labels.applicationId, options: platforms }]}
      menu={(row) => [
        { label: t.tabs.findings, href: hrefOf(row) },
        {
          label: t.tabs.days,
          href: providerMonthPath(row.month, { applicationId: platformValue(row.application), tab: 'days' }),
        },
      ]}
      totals={totals && { ...totals, open_findings: t.openFindings(list.reply?.totals.open_findings ?? 0) }}
      card={(row) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <span className={`${tableStyles.primary} ${look.ellipsis}`}>{formats.month(row.month)}</span>
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.received_there_in_cents)}</span>
          </span>
          <span className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 12, marginTop: 4 }}>
            <span className={`${look.soft} ${look.ellipsis}`}>{platformName(row)}</span>
            <Open row={row} />
          </span>
          {row.days_not_compared > 0 && (
            <span className={look.small} style={{ display: 'block', marginTop: 4 }}>
              <Days row={row} />
            </span>
          )}
        </span>
      )}
      empty={comparison.isSetUp ? t.empty : t.notSetUp}
    />
  );
}

function Days({ row: { days_compared: compared, days_not_compared: missing } }: { row: ProviderMonth }) {
  const t = useMessages(providerComparisonMessages);
  if (missing === 0) return <Status look={DAY_LOOKS.compared} text={t.daysCompared(compared)} />;
  return <Status look={DAY_LOOKS.not_compared} text={t.daysNotCompared(missing)} />;
}

function Open({ row: { open_findings: count } }: { row: ProviderMonth }) {
  const t = useMessages(providerComparisonMessages);
  return <Status look={count === 0 ? FINDING_LOOKS.closed : FINDING_LOOKS.open} text={t.openFindings(count)} />;
}
