import { listInbox } from '@move/contract/jobs/inbox.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { useRead } from '../../platform/api/reads.ts';
import { jobMessages } from './jobs.messages.ts';

const PAGE = 20;
/** Polling interval while a run of the user is active; otherwise slower, for what others do. */
const BUSY_MS = 1_500;
const QUIET_MS = 120_000;

export type Inbox = ReplyOf<typeof listInbox>;

/** Reads the newest items and the number of unread ones, and repeats that at intervals. */
export function useInbox(pages = 1) {
  const read = useRead(
    listInbox,
    { query: { itemsPerPage: pages * PAGE } },
    {
      keepsPrevious: true,
      showsErrors: true,
      refetchInterval: (inbox) => (inbox !== undefined && inbox.busy > 0 ? BUSY_MS : QUIET_MS),
    },
  );
  return { inbox: read.data, error: read.error, retry: () => void read.refetch() };
}

/** Notifies when a run has ended; it also stays in the inbox. */
export function useNotifyOfEnds(inbox: Inbox | undefined): void {
  const t = useMessages(jobMessages);
  const newest = inbox?.items[0];
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (inbox === undefined) return;
    const before = known.current;
    known.current = newest?.id ?? 0;
    const job = newest?.job;
    if (before === undefined || newest === undefined || newest.id <= before || !job || newest.is_read) return;
    const { title, result } = t.kinds[job.kind];
    if (job.status === 'succeeded') notify.success(`${title}: ${result(job.result ?? {})}`);
    if (job.status === 'failed') notify.error(`${title}: ${t.items.job_failed.toLowerCase()}`);
  }, [inbox, newest, t]);
}
