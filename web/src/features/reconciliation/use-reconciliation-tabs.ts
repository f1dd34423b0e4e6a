import { getProviderComparison } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { getReconciliationCheck } from '@move/contract/reconciliation/reconciliation.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { RECONCILIATION } from './reconciliation-path.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

/** The tabs of the month-end: months, the findings of the check, and the comparison with the payment provider. */
export function useReconciliationTabs() {
  const t = useMessages(reconciliationMessages);
  const count = useRead(getReconciliationCheck, {}).data?.check?.findings_count;
  const open = useRead(getProviderComparison, {}).data?.comparison.open_findings;
  return [
    { href: RECONCILIATION, label: t.tabs.months },
    { href: `${RECONCILIATION}/findings`, label: t.tabs.findings, ...(count !== undefined && { count }) },
    { href: `${RECONCILIATION}/provider`, label: t.tabs.provider, ...(open !== undefined && { count: open }) },
  ];
}
