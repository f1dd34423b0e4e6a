import { useMessages } from '../../platform/texts/messages.ts';
import { providerMonthPath } from './provider-path.ts';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';

/** What differs in a month, and its days; the platform that was chosen stays so. */
export function useMonthTabs(month: string, platform: string | undefined) {
  const t = useMessages(providerComparisonMessages);
  return [
    { href: providerMonthPath(month, { platform }), label: t.tabs.findings },
    { href: providerMonthPath(month, { platform, tab: 'days' }), label: t.tabs.days },
  ];
}
