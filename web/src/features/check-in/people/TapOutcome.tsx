import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { ShownPerson, Written } from './attendance.ts';
import { checkInMessages } from '../check-in.messages.ts';
import type { TapAnswer } from '../offline/tap-queue.ts';
import { tapQueue } from '../offline/tap-sending.ts';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from '../check-in.module.css';

type RowAnswerProps = {
  person: ShownPerson;
  onAdmit: () => void;
  /** Opens the dialog to correct a refused walk-in and send it again. */
  onEdit?: () => void;
};

/** Shows that the last tap was refused, was overtaken by another user's tap or replaced one, until the user has read it. */
export function TapOutcome({ person: { tapId, answer, walkIn }, onAdmit: onLetIn, onEdit }: RowAnswerProps) {
  const t = useMessages(checkInMessages).list;
  const mayAdmit = useCan('override-limits');
  if (answer === null || tapId === null) return null;
  const isFull = answer.kind === 'refused' && answer.isFull === true;
  return (
    <div className={styles.answer} data-kind={answer.kind}>
      <span className={look.grow} role="status">
        {walkIn !== null && answer.kind === 'refused' ? t.walkIn.refused(answer.text) : wordsOf(answer, t)}
        {isFull && !mayAdmit && `. ${t.full}`}
      </span>
      {isFull && mayAdmit && (
        <button type="button" className={buttonStyles.linkButton} onClick={onLetIn}>
          {t.letIn}
        </button>
      )}
      {onEdit !== undefined && (
        <button type="button" className={buttonStyles.linkButton} onClick={onEdit}>
          {t.walkIn.edit}
        </button>
      )}
      <button type="button" className={buttonStyles.linkButton} onClick={() => tapQueue.dismiss([tapId])}>
        {t.read}
      </button>
    </div>
  );
}

/** Shows that a queued note was refused, until the user has read it or opens the note again. */
export function NoteRefusal({ written, onEdit }: { written: Written | null; onEdit: () => void }) {
  const t = useMessages(checkInMessages).list;
  if (written?.answer?.kind !== 'refused') return null;
  return (
    <div className={styles.answer} data-kind="refused">
      <span className={look.grow} role="status">
        {t.noteRefused(written.answer.text)}
      </span>
      <button type="button" className={buttonStyles.linkButton} onClick={onEdit}>
        {t.walkIn.edit}
      </button>
      <button type="button" className={buttonStyles.linkButton} onClick={() => tapQueue.dismiss([written.tapId])}>
        {t.read}
      </button>
    </div>
  );
}

function wordsOf(answer: TapAnswer, t: (typeof checkInMessages)['nl']['list']): string {
  if (answer.kind === 'refused') return t.refused(answer.text);
  return answer.kind === 'overtaken' ? t.overtaken(answer.by, answer.status) : t.replaced(answer.by, answer.status);
}
