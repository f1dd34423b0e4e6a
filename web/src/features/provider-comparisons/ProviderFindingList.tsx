import { useCrumb } from '../../platform/crumbs.ts';
import { useMessages } from '../../platform/messages.ts';
import { useReconciliationTabs } from '../reconciliation/public.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';
import { ProviderFindings } from './ProviderFindings.tsx';

/** What differs, of all months. */
export function ProviderFindingList() {
  const t = useMessages(providerComparisonMessages);
  useCrumb(t.tabs.findings);
  const tabs = useReconciliationTabs();
  return <ProviderFindings title={t.title} tabs={tabs} />;
}
