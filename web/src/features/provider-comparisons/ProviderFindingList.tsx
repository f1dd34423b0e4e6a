import { listProviderMonths } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { useReconciliationTabs } from '../reconciliation/public.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';
import { ProviderDayList } from './ProviderDayList.tsx';
import { ProviderFindings } from './ProviderFindings.tsx';
import { useMonthTabs } from './use-month-tabs.ts';
import { usePlatformMeta } from './use-platform-meta.tsx';

/** The differences between the provider and our records: of all months, or of one month with its days on a second tab. */
export function ProviderFindingList({ month }: { month?: string | number }) {
  const isDays = useSearch()['tab'] === 'days';
  if (month === undefined) return <AllMonths />;
  return isDays ? <ProviderDayList month={String(month)} /> : <OneMonth month={String(month)} />;
}

function AllMonths() {
  const t = useMessages(providerComparisonMessages);
  useSetCrumbs(t.tabs.findings);
  return <ProviderFindings title={t.title} tabs={useReconciliationTabs()} />;
}

/** The differences of a month on one platform or all, with the sums on both sides. */
function OneMonth({ month }: { month: string }) {
  const t = useMessages(providerComparisonMessages);
  const formats = useFormats();
  const title = t.monthTitle(formats.month(month));
  useSetCrumbs(title);
  const applicationId = useSearch()['applicationId'];
  const tabs = useMonthTabs(month, applicationId);
  // one row, because only the totals are shown
  const query = { month, applicationId, itemsPerPage: 1 };
  const { data } = useRead(listProviderMonths, { query }, { keepsPrevious: true });
  const totals = data?.months.length ? data.totals : undefined;
  const platformMeta = usePlatformMeta(month, { applicationId }, data?.months[0]);
  const meta = totals && [
    ...platformMeta,
    t.here(formats.number(totals.payments_here), formats.money(totals.received_here_in_cents)),
    t.there(formats.number(totals.payments_there), formats.money(totals.received_there_in_cents)),
    ...(totals.days_not_compared > 0 ? [t.daysNotCompared(totals.days_not_compared)] : []),
  ];
  return <ProviderFindings month={month} title={title} meta={meta ?? platformMeta} tabs={tabs} />;
}
