import { type AuditEntry, listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { platformToday } from '../../platform/texts/platform-clock.ts';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { ListFailed } from '../list/ListStates.tsx';
import { screenMessages } from '../screen.messages.ts';
import { useWho } from './words/entry-words.ts';
import { historyMessages } from './history.messages.ts';
import { stillGone } from './still-gone.ts';
import type { Removals } from './use-removed.tsx';
import { useTrail } from './use-trail.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './history.module.css';

/** How long the server can restore a record. */
const DAYS = 30;
const ENTRIES_MAX = 100;

type RemovedDrawerProps = Removals & { title: string; list: Endpoint; onClose: () => void };

/** Lists recently removed records, each with a button to restore it. */
export function RemovedDrawer({ title, onClose, ...removals }: RemovedDrawerProps) {
  const t = useMessages(historyMessages).removed;
  return (
    <SideDrawer isOpen title={title} subtitle={t.text(DAYS)} onClose={onClose}>
      <Gone {...removals} />
    </SideDrawer>
  );
}

function Gone({ organizationId, remove, restore, paramsOf, list }: Omit<RemovedDrawerProps, 'title' | 'onClose'>) {
  const t = useMessages(historyMessages).removed;
  const words = useMessages(screenMessages).remove;
  const removed = useNoted(organizationId, remove);
  const restored = useNoted(organizationId, restore);
  const { call, isPending } = useCall(restore, { invalidates: [list, listOrganizationAudit, listAudit] });
  const error = removed.error ?? restored.error;
  if (error !== null)
    return <ListFailed error={error} onRetry={() => [removed, restored].map(({ retry }) => retry())} />;
  if (removed.rows === undefined || restored.rows === undefined) return <FormSkeleton />;
  const gone = stillGone(removed.rows, restored.rows).filter(({ may }) => may.restore);
  if (gone.length === 0) return <EmptyState title={t.empty.title} text={t.empty.text(DAYS)} />;
  const putBack = async ({ subject_id, subject_name }: AuditEntry) => {
    const { ok } = await call({ params: paramsOf(Number(subject_id)) } as unknown as CallInput<Endpoint>);
    if (ok) notify.success(words.restored(subject_name ?? ''));
  };
  return (
    <ul className={styles.removed}>
      {gone.map((entry) => (
        <Removed key={entry.id} entry={entry} isPending={isPending} onRestore={() => void putBack(entry)} />
      ))}
    </ul>
  );
}

function useNoted(organizationId: number | null, { name }: Endpoint) {
  const dateFrom = platformToday().subtract({ days: DAYS }).toString();
  return useTrail(organizationId, { action: name, dateFrom, itemsPerPage: ENTRIES_MAX });
}

type RemovedProps = { entry: AuditEntry; isPending: boolean; onRestore: () => void };

function Removed({ entry, isPending, onRestore: onPutBack }: RemovedProps) {
  const t = useMessages(historyMessages).removed;
  const formats = useFormats();
  const who = useWho();
  const name = entry.subject_name ?? '';
  return (
    <li>
      <span className={look.grow}>
        <b className={look.semibold}>{name}</b>
        <span className={`${look.small} ${look.soft}`} title={formats.moment(entry.created_at)}>
          {who(entry)}, {formats.relative(entry.created_at)}
        </span>
      </span>
      <Button variant="default" aria-label={t.restoreName(name)} disabled={isPending} onClick={onPutBack}>
        {t.restore}
      </Button>
    </li>
  );
}
