import { passes, useGate } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { FINANCE_TABS } from './finance-tabs.tsx';
import { financeMessages } from './finances.messages.ts';

/** The finances of an organisation, one subject per tab. An unknown `tab` in the URL opens the first one. */
export function Finances({ organizationId }: { organizationId: number }) {
  const { title, tabs: t } = useMessages(financeMessages);
  const gate = useGate();
  const { tab = null } = useSearch();
  const open = FINANCE_TABS.filter(({ needs }) => passes(needs, gate));
  const tabs = open.map((one) => ({ href: one.tab === null ? '?' : `?tab=${one.tab}`, label: t[one.label] }));
  const current = open.find((one) => one.tab === tab) ?? open[0];
  if (current === undefined) return null;
  return <current.Part organizationId={organizationId} title={title} tabs={tabs} />;
}
