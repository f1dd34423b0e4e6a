import { resumeSepaBatch, type SepaBatch } from '@move/contract/payouts/sepa-batches.ts';
import { jobPercentage } from '@move/domain/jobs/job.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ProgressBar } from '../../../ui/marks/ProgressBar.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { ErrorNumber } from '../../../ui/page/errors/ErrorNumber.tsx';
import { sepaReads } from '../payout-paths.ts';
import { sepaMessages } from './sepas.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../payouts.module.css';

const NOT_BEGUN = { status: 'queued', done: 0, total: 0, failure: null, request_id: null } as const;

/** The progress of a run that makes, executes or cancels the batch. When the run failed: the reason and a button to resume. */
export function SepaProgress({ sepa, title }: { sepa: SepaBatch; title: string }) {
  const t = useMessages(sepaMessages).run;
  const formats = useFormats();
  const { call, isPending } = useCall(resumeSepaBatch, { invalidates: sepaReads });
  const run = sepa.run ?? NOT_BEGUN;
  if (sepa.may.resume) {
    return (
      <>
        <Banner tone="danger">{run.failure ?? t.stopped}</Banner>
        <div className={look.row} style={{ gap: 12 }}>
          <Button loading={isPending} onClick={() => void call({ params: { sepaBatchId: sepa.id } })}>
            {t.resume}
          </Button>
          {run.request_id !== null && <ErrorNumber id={run.request_id} />}
        </div>
      </>
    );
  }
  return (
    <section className={styles.progress}>
      <p role="status">{title}</p>
      <ProgressBar percentage={jobPercentage(run)} label={title} />
      <p className={`${look.small} ${look.muted} ${look.figures}`}>
        {run.status === 'queued' ? t.waiting : t.progress(formats.number(run.done), formats.number(run.total))}
      </p>
    </section>
  );
}
