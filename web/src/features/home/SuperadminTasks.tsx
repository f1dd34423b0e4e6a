import { listAllInvoices } from '@move/contract/invoices/invoices.ts';
import { listSepaBatches } from '@move/contract/payouts/sepa-batches.ts';
import { listProviderFindings } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { listReconciliations } from '@move/contract/reconciliation/reconciliation.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/reads.ts';
import { type Task, TaskList } from './TaskList.tsx';
import { taskMessages } from './tasks.messages.ts';

/** Only the oldest row and the total are read, of the lists that the links lead to. */
const oldest = { itemsPerPage: 1, order: 'asc' } as const;
const quiet = { showsErrors: true };

/** What waits for a superadmin: payouts, invoices, and what does not add up. */
export function SuperadminTasks() {
  const t = useMessages(taskMessages);
  const drafts = useRead(
    listSepaBatches,
    { query: { ...oldest, sort: 'created_at' as const, mayExport: '1' as const } },
    quiet,
  ).data;
  const returned = useRead(
    listSepaBatches,
    { query: { ...oldest, sort: 'execution_date' as const, hasReturned: '1' as const } },
    quiet,
  ).data;
  const invoices = useRead(
    listAllInvoices,
    { query: { ...oldest, sort: 'number' as const, isUndelivered: '1' as const } },
    quiet,
  ).data;
  const findings = useRead(
    listProviderFindings,
    { query: { ...oldest, sort: 'day' as const, status: 'open' as const } },
    quiet,
  ).data;
  const months = useRead(
    listReconciliations,
    { query: { ...oldest, sort: 'month' as const, state: 'differs' as const } },
    quiet,
  ).data;
  const task = (
    id: keyof typeof PATHS,
    reply: { meta: { pagination: { total: number } } } | undefined,
    day: string | undefined,
  ): Task => {
    const count = reply?.meta.pagination.total ?? 0;
    const since = day === undefined ? null : day.length > 10 ? day : `${day}T00:00:00Z`;
    return { id, count, since, text: t.texts[id](count), action: t.actions[id], href: PATHS[id] };
  };
  const month = months?.reconciliations[0]?.month;
  return (
    <TaskList
      tasks={[
        task('drafts', drafts, drafts?.sepas[0]?.created_at),
        task('returned', returned, returned?.sepas[0]?.execution_date),
        task('undelivered', invoices, invoices?.invoices[0]?.issued_on),
        task('findings', findings, findings?.findings[0]?.day),
        task('differences', months, month === undefined ? undefined : `${month}-01`),
      ]}
    />
  );
}

const PATHS = {
  drafts: '/admin/sepas?mayExport=1',
  returned: '/admin/sepas?hasReturned=1',
  undelivered: '/admin/invoices?isUndelivered=1',
  findings: '/admin/reconciliation/provider/findings?status=open',
  differences: '/admin/reconciliation?state=differs',
} as const;
