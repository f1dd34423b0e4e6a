import { providerComparisonLabels } from '@move/contract/provider-comparisons/provider-comparisons.labels.ts';
import { listProviderDays, type ProviderDay } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { PROVIDER_DAY_STATES } from '@move/domain/provider-comparisons/comparison.ts';
import { useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useTotalsRow } from '../../screens/list/use-totals-row.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { usePlatformFilterOptions } from '../reconciliation/public.tsx';
import { CompareButton, useComparison } from './ComparisonTools.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';
import { DAY_LOOKS, usePlatformName } from './use-comparison-words.tsx';
import { useMonthTabs } from './use-month-tabs.ts';
import { usePlatformMeta } from './use-platform-meta.tsx';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

const AMOUNTS = [
  'received_here_in_cents',
  'received_there_in_cents',
  'refunded_here_in_cents',
  'refunded_there_in_cents',
] as const;

/** The days of a month: which were compared, and the payments and refunds in our records and at the provider. */
export function ProviderDayList({ month }: { month: string }) {
  const t = useMessages(providerComparisonMessages);
  const labels = providerComparisonLabels[useLocale()];
  const formats = useFormats();
  const inWords = useStatusWord();
  const list = useList(listProviderDays, { fixed: { month } });
  const comparison = useComparison();
  const platforms = usePlatformFilterOptions();
  const platformName = usePlatformName();
  const applicationId = list.view.query['applicationId'];
  const tabs = useMonthTabs(month, applicationId);
  const title = t.monthTitle(formats.month(month));
  useSetCrumbs(title);
  const platformMeta = usePlatformMeta(month, { applicationId, tab: 'days' }, list.rows[0]);
  return (
    <ListScreen
      list={list}
      title={title}
      meta={[...platformMeta, ...comparison.meta]}
      tabs={tabs}
      actions={<CompareButton {...comparison} />}
      record={(row) => ({ name: formats.date(row.day) })}
      columns={[
        {
          name: 'day',
          sort: 'day',
          cell: (row) => <span className={tableStyles.primary}>{formats.date(row.day)}</span>,
          value: (row) => row.day,
        },
        { name: 'application', cell: platformName, value: platformName },
        { name: 'state', cell: (row) => <State row={row} />, value: (row) => inWords(DAY_LOOKS[row.state]) },
        { name: 'payments_here', align: 'right', cell: (row) => formats.number(row.payments_here) },
        {
          name: 'payments_there',
          sort: 'payments_there',
          align: 'right',
          cell: (row) => formats.number(row.payments_there),
          value: (row) => row.payments_there,
        },
        ...AMOUNTS.map((name) => ({
          name,
          align: 'right' as const,
          cell: (row: ProviderDay) => <span className={look.figures}>{formats.money(row[name])}</span>,
          value: (row: ProviderDay) => ({ cents: row[name] }),
          isOptional: name.startsWith('refunded'),
        })),
        { name: 'open_findings', align: 'right' },
      ]}
      filters={[
        { name: 'applicationId', label: labels.applicationId, options: platforms },
        {
          name: 'state',
          label: labels.state,
          options: PROVIDER_DAY_STATES.map((value) => ({ value, label: inWords(DAY_LOOKS[value]) })),
        },
      ]}
      views={[{ name: t.notComparedYet, query: { state: 'not_compared' } }]}
      totals={useTotalsRow(list.reply?.totals, { label: 'day', card: 'received_there_in_cents' })}
      card={(row) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <span className={`${tableStyles.primary} ${look.ellipsis}`}>{formats.date(row.day)}</span>
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.received_there_in_cents)}</span>
          </span>
          <span className={look.small} style={{ display: 'block', marginTop: 4 }}>
            <span className={look.soft}>{platformName(row)} · </span>
            <State row={row} />
          </span>
        </span>
      )}
      empty={t.emptyDays}
    />
  );
}

function State({ row: { state, reason, unread_keys: unread } }: { row: ProviderDay }) {
  const t = useMessages(providerComparisonMessages);
  const note = reason === null ? (unread > 0 ? t.unreadKeys : null) : t.reasons[reason];
  return (
    <span style={{ minWidth: 0 }}>
      <Status look={DAY_LOOKS[state]} />
      {note !== null && (
        <span className={`${look.smaller} ${look.muted}`} style={{ display: 'block' }}>
          {note}
        </span>
      )}
    </span>
  );
}
