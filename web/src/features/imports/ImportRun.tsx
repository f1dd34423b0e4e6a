import { cancelJob, downloadExport, getJob, type Job, listJobs, retryJob } from '@move/contract/jobs/jobs.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { countWaitingOrganizations } from '@move/contract/organizations/review.ts';
import { jobPercentage } from '@move/domain/jobs/job.ts';
import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useDownload } from '../../platform/api/downloads.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { invalidate, useRead } from '../../platform/api/reads.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { ProgressBar } from '../../ui/marks/ProgressBar.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import { importMessages } from './imports.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './imports.module.css';

const POLL_MS = 700;
const LIST = '/application/organizations/management';

type ImportRunProps = { id: string; onAgain: () => void };

/** The progress and result of the run; the user can leave its URL and return. */
export function ImportRun({ id, onAgain }: ImportRunProps) {
  const { data, error, refetch } = useRead(
    getJob,
    { params: { job: id } },
    {
      showsErrors: true,
      refetchInterval: (reply) => (reply !== undefined && reply.job.finished_at === null ? POLL_MS : false),
    },
  );
  const job = data?.job;
  const hasEnded = job !== undefined && job.finished_at !== null;
  useEffect(() => {
    if (hasEnded) void invalidate([listOrganizations, countWaitingOrganizations, listInbox]);
  }, [hasEnded]);
  if (job === undefined && error !== null) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (job === undefined) {
    return (
      <div className={styles.step}>
        <TextSkeleton lines={4} />
      </div>
    );
  }
  if (job.status === 'succeeded') return <Done job={job} onAgain={onAgain} />;
  if (job.status === 'failed') return <Failed job={job} />;
  if (job.status === 'canceled') return <Canceled onAgain={onAgain} />;
  return <Progress job={job} />;
}

function Progress({ job }: { job: Job }) {
  const t = useMessages(importMessages).run;
  const formats = useFormats();
  const [confirm, confirmDialog] = useConfirm();
  const { call, isPending } = useCall(cancelJob, { invalidates: [getJob, listJobs, listInbox] });
  const stop = async () => {
    const isSure = await confirm({ title: t.stopTitle, text: t.stopText, confirmLabel: t.stop, isDanger: true });
    if (isSure) await call({ params: { job: job.id } });
  };
  const phase = job.is_stopping ? t.stopping : job.status === 'queued' ? t.waiting : t.running;
  return (
    <section className={`${styles.step} ${styles.progress}`}>
      <h2>{job.subject}</h2>
      <p className={look.muted} role="status">
        {phase}
      </p>
      <ProgressBar percentage={jobPercentage(job)} label={job.subject ?? t.running} />
      <p className={`${look.figures} ${look.muted}`}>
        {t.progress(formats.number(job.done), formats.number(job.total))}
      </p>
      <div className={styles.actions}>
        <Button variant="default" loading={isPending} disabled={!job.may.cancel} onClick={() => void stop()}>
          {t.stop}…
        </Button>
      </div>
      {confirmDialog}
    </section>
  );
}

function Done({ job, onAgain }: { job: Job; onAgain: () => void }) {
  const t = useMessages(importMessages).run;
  const formats = useFormats();
  const file = useDownload(downloadExport);
  const { created = 0, updated = 0, skipped = 0, refused = 0 } = job.result ?? {};
  const left = [
    updated > 0 && created > 0 && t.updated(formats.number(updated)),
    skipped > 0 && t.skipped(formats.number(skipped)),
    refused > 0 && t.refused(formats.number(refused)),
  ].filter((note) => note !== false);
  const title = created > 0 ? t.doneTitle(formats.number(created)) : t.updatedTitle(formats.number(updated));
  const actions = (
    <>
      <Button href={LIST}>{t.list}</Button>
      {job.file !== null && (
        <Button
          variant="default"
          loading={file.isPending}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() => void file.download({ params: { job: job.id } }, job.file ?? '')}
        >
          {t.file}
        </Button>
      )}
      <Button variant="subtle" color="neutral" onClick={onAgain}>
        {t.again}
      </Button>
    </>
  );
  return (
    <EmptyState
      title={created + updated === 0 ? t.nothingTitle : title}
      text={left.length > 0 ? left.join(' ') : t.allIn}
      actions={actions}
    />
  );
}

function Failed({ job }: { job: Job }) {
  const t = useMessages(importMessages).run;
  const { call } = useCall(retryJob, { invalidates: [getJob, listJobs, listInbox] });
  return (
    <ErrorPanel
      title={t.failedTitle}
      text={job.failure ?? undefined}
      errorNumber={job.request_id ?? undefined}
      onRetry={() => void call({ params: { job: job.id } })}
    />
  );
}

function Canceled({ onAgain }: { onAgain: () => void }) {
  const t = useMessages(importMessages).run;
  return (
    <EmptyState title={t.canceledTitle} text={t.canceledText} actions={<Button onClick={onAgain}>{t.again}</Button>} />
  );
}
