import type { SepaBatch } from '@move/contract/payouts/sepa-batches.ts';
import { type BatchAtWork, isBatchAtWork } from '@move/domain/payouts/batch-status.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import type { StatusLook } from '../../../ui/marks/status-looks.ts';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { BATCH_LOOKS } from '../line-looks.ts';
import { SepaProgress } from './SepaProgress.tsx';
import { sepaMessages } from './sepas.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../payouts.module.css';

type Step = { name: 'draft' | 'exported' | 'executed' | 'canceled'; at: string | null; by: string | null };

/** Steps to come are open rings and earlier steps have a check. The current step looks like its status; a draft is a half-full ring. */
function stepLook(step: Step, status: SepaBatch['status']): StatusLook {
  const own = BATCH_LOOKS[step.name];
  if (step.at === null) return { tone: 'neutral', shape: 'ring', word: own.word, isQuiet: true };
  if (step.name !== status) return { tone: 'success', shape: 'check', word: own.word, isQuiet: true };
  return step.name === 'draft' ? { ...own, tone: 'info', shape: 'half' } : own;
}

/** The steps of a batch with who did them and when, and what to do next. */
export function SepaSteps({ sepa }: { sepa: SepaBatch }) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const { status } = sepa;
  const steps: Step[] = [
    { name: 'draft', at: status === 'preparing' ? null : sepa.created_at, by: sepa.created_by },
    { name: 'exported', at: sepa.exported_at, by: sepa.exported_by },
    status === 'canceled' || status === 'canceling'
      ? { name: 'canceled', at: sepa.canceled_at, by: sepa.canceled_by }
      : { name: 'executed', at: sepa.executed_at, by: sepa.executed_by },
  ];
  const whoAndWhen = ({ at, by }: Step) => {
    if (at === null) return '';
    return by === null ? formats.moment(at) : t.steps.by(by, formats.moment(at));
  };
  return (
    <div className={styles.page}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.name}
            className={step.at === null ? look.muted : undefined}
            aria-current={step.name === status ? 'step' : undefined}
          >
            <Status look={stepLook(step, status)} />
            <span className={`${look.small} ${look.soft}`}>{whoAndWhen(step)}</span>
          </li>
        ))}
      </ol>
      {isBatchAtWork(status) ? (
        <SepaProgress sepa={sepa} title={t.run[status]} />
      ) : (
        <Next status={status} sepa={sepa} />
      )}
    </div>
  );
}

type Complete = Exclude<SepaBatch['status'], BatchAtWork>;

/** Explains the next step, or how the batch ended. */
function Next({ status, sepa }: { status: Complete; sepa: SepaBatch }) {
  const t = useMessages(sepaMessages).next;
  const formats = useFormats();
  if (sepa.rejected_reason !== null) return <Banner tone="danger">{t.rejected(sepa.rejected_reason)}</Banner>;
  if (status === 'executed' && sepa.rejected_count > 0)
    return <Banner tone="warning">{t.returned(sepa.rejected_count)}</Banner>;
  const words = () => {
    if (status === 'draft' && !sepa.may.export) return t.own;
    if (status !== 'exported') return t[status];
    if (!sepa.may.execute) return t.sent(formats.date(sepa.execution_date));
    return sepa.may.cancel ? t.exported : t.exportedSelf;
  };
  return <Banner tone={status === 'executed' ? 'success' : 'info'}>{words()}</Banner>;
}
