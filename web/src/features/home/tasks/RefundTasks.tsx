import { getOpenRefunds } from '@move/contract/orders/open-refunds.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { Can } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { TaskList } from './TaskList.tsx';
import { taskMessages } from './tasks.messages.ts';

/** What staff of an organisation do about refunds: send those that failed again, and hand over cash. */
export function RefundTasks({ organizationId }: { organizationId: number }) {
  return (
    <Can endpoint={getOpenRefunds}>
      <Refunds organizationId={organizationId} />
    </Can>
  );
}

function Refunds({ organizationId }: { organizationId: number }) {
  const t = useMessages(taskMessages);
  const formats = useFormats();
  const { data } = useRead(getOpenRefunds, { params: { organizationId } }, { showsErrors: true });
  if (data === undefined) return null;
  const tasks = [
    { id: 'refund_failed' as const, open: data.failed },
    { id: 'to_hand_over' as const, open: data.to_hand_over },
  ];
  return (
    <TaskList
      tasks={tasks.map(({ id, open }) => ({
        id,
        count: open.orders,
        text: t.texts[id](open.orders, formats.money(open.amount_in_cents)),
        action: t.actions[id],
        since: open.oldest_at,
        href: `/organizations/${organizationId}/finances?tab=orders&status=${id}`,
      }))}
    />
  );
}
