import { listAllInvoices } from '@move/contract/invoices/invoices.ts';
import { listSepaBatches } from '@move/contract/payouts/sepa-batches.ts';
import { listProviderFindings } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { listReconciliations } from '@move/contract/reconciliation/reconciliation.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { type Task, TaskList } from './TaskList.tsx';
import { taskMessages } from './tasks.messages.ts';

/** Where each list is, and the filter that finds what waits: of the number here and of the link to it. */
const LISTS = {
  drafts: { path: '/admin/sepas', filter: { mayExport: '1' } },
  returned: { path: '/admin/sepas', filter: { hasReturned: '1' } },
  undelivered: { path: '/admin/invoices', filter: { isUndelivered: '1' } },
  findings: { path: '/admin/reconciliation/provider/findings', filter: { status: 'open' } },
  differences: { path: '/admin/reconciliation', filter: { state: 'differs' } },
} as const;

type Counted = { meta: { pagination: { total: number } } };

/** Only the oldest row is read, and the total. */
const first = { itemsPerPage: 1, order: 'asc' } as const;
const options = { showsErrors: true };

/** What waits for a superadmin: payouts, invoices, and what does not add up. */
export function SuperadminTasks() {
  const t = useMessages(taskMessages);
  const { drafts, returned, undelivered, findings, differences } = LISTS;
  const queryOf = <Sort extends string, Filter extends object>(sort: Sort, { filter }: { filter: Filter }) => ({
    query: { ...first, sort, ...filter },
  });
  const draft = useRead(listSepaBatches, queryOf('created_at', drafts), options).data;
  const batch = useRead(listSepaBatches, queryOf('execution_date', returned), options).data;
  const invoice = useRead(listAllInvoices, queryOf('number', undelivered), options).data;
  const finding = useRead(listProviderFindings, queryOf('day', findings), options).data;
  const month = useRead(listReconciliations, queryOf('month', differences), options).data;
  const task = (id: keyof typeof LISTS, reply: Counted | undefined, since: string | undefined): Task => {
    const count = reply?.meta.pagination.total ?? 0;
    const { path, filter } = LISTS[id];
    const href = `${path}?${new URLSearchParams(filter).toString()}`;
    return { id, count, since: since ?? null, text: t.texts[id](count), action: t.actions[id], href };
  };
  return (
    <TaskList
      tasks={[
        task('drafts', draft, draft?.sepas[0]?.created_at),
        task('returned', batch, startOf(batch?.sepas[0]?.execution_date)),
        task('undelivered', invoice, startOf(invoice?.invoices[0]?.issued_on)),
        task('findings', finding, startOf(finding?.findings[0]?.day)),
        task('differences', month, startOf(month?.reconciliations[0]?.month)),
      ]}
    />
  );
}

/** The first moment of a day or month. */
const startOf = (day: string | undefined) => day && `${day.slice(0, 7)}-${day.slice(8) || '01'}T00:00:00Z`;
