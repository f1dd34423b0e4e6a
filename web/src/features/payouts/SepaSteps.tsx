import type { SepaBatch } from '@move/contract/payouts/sepa-batches.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS, type StatusLook } from '../../ui/marks/statuses.ts';
import { Banner } from '../../ui/page/Banner.tsx';
import './payouts.css';
import { sepaMessages } from './sepas.messages.ts';

type Step = { name: 'draft' | 'exported' | 'executed' | 'canceled'; at: string | null; by: string | null };

/** A step that is still to come doesn't look done. */
const pending = ([, , nl, en]: StatusLook): StatusLook => ['neutral', 'ring', nl, en, true];

/** How far a batch is, by whom and when, and what comes next. */
export function SepaSteps({ sepa }: { sepa: SepaBatch }) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const { status, may } = sepa;
  const steps: Step[] = [
    { name: 'draft', at: sepa.created_at, by: sepa.created_by },
    { name: 'exported', at: sepa.exported_at, by: sepa.exported_by },
    status === 'canceled'
      ? { name: 'canceled', at: sepa.canceled_at, by: sepa.canceled_by }
      : { name: 'executed', at: sepa.executed_at, by: sepa.executed_by },
  ];
  const whoAndWhen = ({ at, by }: Step) => {
    if (at === null) return '';
    return by === null ? formats.moment(at) : t.steps.by(by, formats.moment(at));
  };
  const next = status === 'draft' && !may.export ? t.next.own : t.next[status];
  return (
    <div className="payoutpage">
      <ol className="payoutsteps">
        {steps.map((step) => (
          <li
            key={step.name}
            className={step.at === null ? 'muted' : undefined}
            aria-current={step.name === status ? 'step' : undefined}
          >
            <Status look={step.at === null ? pending(STATUS.sepa[step.name]) : STATUS.sepa[step.name]} />
            <span className="s13 soft">{whoAndWhen(step)}</span>
          </li>
        ))}
      </ol>
      {sepa.rejected_reason === null ? (
        <Banner tone={status === 'executed' ? 'success' : 'info'}>{next}</Banner>
      ) : (
        <Banner tone="danger">{t.next.rejected(sepa.rejected_reason)}</Banner>
      )}
      {sepa.file_sha256 !== null && (
        <p className="s13 muted payouthash">
          {t.file.id}: <span className="num">{sepa.msg_id}</span> · {t.file.sha}:{' '}
          <span className="num">{sepa.file_sha256}</span>
        </p>
      )}
    </div>
  );
}
