import { useMessages } from '../../platform/texts/messages.ts';
import { providerMonthPath } from './provider-path.ts';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';

/** The tabs of a month: its differences and its days. The chosen platform stays chosen. */
export function useMonthTabs(month: string, applicationId: string | undefined) {
  const t = useMessages(providerComparisonMessages);
  return [
    { href: providerMonthPath(month, { applicationId }), label: t.tabs.findings },
    { href: providerMonthPath(month, { applicationId, tab: 'days' }), label: t.tabs.days },
  ];
}
