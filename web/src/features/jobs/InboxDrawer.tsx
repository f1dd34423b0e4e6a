import { readInbox, type InboxItem, listInbox } from '@move/contract/jobs/inbox.ts';
import { listJobs } from '@move/contract/jobs/jobs.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { Button } from '../../ui/page/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';
import { InboxEntry } from './InboxEntry.tsx';
import { jobMessages } from './jobs.messages.ts';
import { RunningJob } from './RunningJob.tsx';
import { useInbox } from './use-inbox.ts';
import * as styles from './jobs.module.css';

const BUSY_SHOWN = 20;
const BUSY_MS = 1_000;

/** Running work, and below it the items, newest first. */
export function InboxDrawer({ onClose }: { onClose: () => void }) {
  const t = useMessages(jobMessages);
  const [pages, setPages] = useState(1);
  const { inbox, error, retry } = useInbox(pages);
  const fresh = useMarkAsRead(inbox?.items);
  return (
    <SideDrawer isOpen title={t.title} onClose={onClose}>
      {inbox === undefined && error === null && <TextSkeleton lines={6} />}
      {inbox === undefined && error !== null && <ErrorPanel text={t.failed} onRetry={retry} />}
      {inbox !== undefined && (
        <>
          {inbox.busy > 0 && <Running />}
          {inbox.items.length === 0 && inbox.busy === 0 && <EmptyState {...t.empty} />}
          {inbox.items.length > 0 && (
            <section className={styles.part} aria-label={t.earlier}>
              {inbox.busy > 0 && <h3>{t.earlier}</h3>}
              <ul className={styles.list}>
                {inbox.items.map((item) => (
                  <InboxEntry key={item.id} item={item} isNew={fresh.has(item.id)} onLeave={onClose} />
                ))}
              </ul>
            </section>
          )}
          {inbox.meta.pagination.total > inbox.items.length && (
            <Button variant="subtle" color="neutral" onClick={() => setPages(pages + 1)}>
              {t.older}
            </Button>
          )}
        </>
      )}
    </SideDrawer>
  );
}

function Running() {
  const t = useMessages(jobMessages);
  const { data } = useRead(
    listJobs,
    { query: { itemsPerPage: BUSY_SHOWN } },
    { showsErrors: true, refetchInterval: () => BUSY_MS },
  );
  const busy = data?.jobs.filter((job) => job.finished_at === null) ?? [];
  if (busy.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t.busyTitle}>
      <h3>{t.busyTitle}</h3>
      <ul className={styles.list}>
        {busy.map((job) => (
          <li key={job.id} className={styles.entry}>
            <RunningJob job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks visible items as read on the server. Returns the ids that were unread, which stay marked as new until the drawer closes. */
function useMarkAsRead(items: readonly InboxItem[] | undefined): ReadonlySet<number> {
  const { call } = useCall(readInbox, { invalidates: [listInbox], showsErrors: true });
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unread = items?.filter((item) => !item.is_read).map((item) => item.id) ?? [];
  const key = unread.join(',');
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(',').map(Number);
    // oxlint-disable-next-line react/set-state-in-effect -- remembers the new items before the server has marked them as read
    setFresh((known) => new Set([...known, ...ids]));
    void call({ body: { ids } });
    // oxlint-disable-next-line react/exhaustive-deps -- `call` is a new function at every render, with the same effect
  }, [key]);
  return fresh;
}
