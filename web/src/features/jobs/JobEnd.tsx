import { downloadExport, getJob, type Job, listJobs, retryJob } from '@move/contract/jobs/jobs.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useCall } from '../../platform/api/calls.ts';
import { useDownload } from '../../platform/api/downloads.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Button } from '../../ui/page/Button.tsx';
import { ErrorNumber } from '../../ui/page/errors/ErrorNumber.tsx';
import { jobMessages } from './jobs.messages.ts';
import * as styles from './jobs.module.css';

const icon = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;

/** How a run ended: its figures, its file, or why it failed and what can be done. */
export function JobEnd({ job }: { job: Job }) {
  const t = useMessages(jobMessages);
  const retry = useCall(retryJob, { invalidates: [getJob, listJobs, listInbox] });
  const file = useDownload(downloadExport);
  return (
    <>
      {job.status === 'succeeded' && <p>{t.kinds[job.kind].result(job.result ?? {})}</p>}
      {job.status === 'canceled' && <p>{t.canceled}</p>}
      {job.failure !== null && <p>{job.failure}</p>}
      <div className={styles.actions}>
        {job.failure !== null && job.request_id !== null && <ErrorNumber id={job.request_id} size="xs" />}
        {job.file !== null && (
          <Button
            size="xs"
            variant="default"
            loading={file.isPending}
            leftSection={<IconDownload {...icon} />}
            onClick={() => void file.download({ params: { job: job.id } }, job.file ?? '')}
          >
            {t.file(job.file)}
          </Button>
        )}
        {job.may.retry && (
          <Button
            size="xs"
            variant="default"
            loading={retry.isPending}
            leftSection={<IconRefresh {...icon} />}
            onClick={() => void retry.call({ params: { job: job.id } })}
          >
            {t.retry}
          </Button>
        )}
      </div>
    </>
  );
}
