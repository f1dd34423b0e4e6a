import { listProviderMonths } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { useCrumb } from '../../platform/menu/crumbs.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { useReconciliationTabs } from '../reconciliation/public.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';
import { ProviderDayList } from './ProviderDayList.tsx';
import { ProviderFindings } from './ProviderFindings.tsx';
import { useMonthTabs } from './use-month-tabs.ts';

/** The differences between the provider and our records: of one month, with its days on a second tab, or of all. */
export function ProviderFindingList({ month }: { month?: string | number }) {
  const isDays = useSearch()['tab'] === 'days';
  if (month === undefined) return <AllMonths />;
  return isDays ? <ProviderDayList month={String(month)} /> : <OneMonth month={String(month)} />;
}

function AllMonths() {
  const t = useMessages(providerComparisonMessages);
  useCrumb(t.tabs.findings);
  return <ProviderFindings title={t.title} tabs={useReconciliationTabs()} />;
}

/** A month, of one platform or all: its days, the sums on both sides, and the differences. */
function OneMonth({ month }: { month: string }) {
  const t = useMessages(providerComparisonMessages);
  const formats = useFormats();
  const title = t.monthTitle(useFormats().month(month));
  useCrumb(title);
  const platform = useSearch()['platform'];
  const tabs = useMonthTabs(month, platform);
  const { data } = useRead(
    listProviderMonths,
    { query: { month, platform, itemsPerPage: 250 } },
    { keepsPrevious: true },
  );
  const rows = data?.months ?? [];
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const missing = sum((row) => row.days_not_compared);
  const meta =
    rows.length === 0
      ? []
      : [
          t.here(
            formats.number(sum((row) => row.payments_here)),
            formats.money(sum((row) => row.received_here_in_cents)),
          ),
          t.there(
            formats.number(sum((row) => row.payments_there)),
            formats.money(sum((row) => row.received_there_in_cents)),
          ),
          ...(missing > 0 ? [t.daysNotCompared(missing)] : []),
        ];
  return <ProviderFindings month={month} title={title} meta={meta} tabs={tabs} />;
}
