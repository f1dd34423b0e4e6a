import { cancelJob, type Job, getJob, listJobs } from '@move/contract/jobs/jobs.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { jobPercentage } from '@move/domain/jobs/job.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ProgressBar } from '../../ui/marks/ProgressBar.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { jobMessages } from './jobs.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './jobs.module.css';

/** The progress of a run, and a button to stop it. */
export function RunningJob({ job }: { job: Job }) {
  const t = useMessages(jobMessages);
  const formats = useFormats();
  const { call, isPending } = useCall(cancelJob, { invalidates: [getJob, listJobs, listInbox] });
  const { title } = t.kinds[job.kind];
  const figures = t.progress(formats.number(job.done), formats.number(job.total));
  const phase = job.is_stopping ? t.stopping : job.status === 'queued' ? t.waiting : figures;
  return (
    <div className={styles.running}>
      <div className={look.row}>
        <b className={`${look.semibold} ${look.grow} ${look.ellipsis}`}>{title}</b>
        {job.may.cancel && (
          <Button
            size="xs"
            variant="default"
            loading={isPending}
            aria-label={t.stopLabel(title)}
            onClick={() => void call({ params: { job: job.id } })}
          >
            {t.stop}
          </Button>
        )}
      </div>
      {job.subject !== null && <span className={`${look.small} ${look.muted} ${look.ellipsis}`}>{job.subject}</span>}
      <ProgressBar percentage={jobPercentage(job)} label={title} />
      <span className={`${look.small} ${look.muted} ${look.figures}`}>{phase}</span>
    </div>
  );
}
