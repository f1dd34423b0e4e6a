import { useMessages } from '../../platform/messages.ts';
import type { ShownPerson } from './attendance.ts';
import { checkInMessages } from './check-in.messages.ts';
import type { QueuedTap, TapAnswer } from './tap-queue.ts';
import { tapQueue } from './tap-sending.ts';
import { useTaps } from './use-check-in.ts';

/** What became of the last tap, where that is not simply what was wanted; until it is read. */
export function RowAnswer({ person: { id, answer } }: { person: ShownPerson }) {
  if (answer === null) return null;
  return (
    <p className="crowanswer" role="status" data-kind={answer.kind}>
      <AnswerWords answer={answer} participantId={id} />
    </p>
  );
}

/** The same for whom no row is left: taken off meanwhile, or in a session that is gone. Without the name, which is not kept. */
export function LostAnswers({ isLost }: { isLost: (tap: QueuedTap) => boolean }) {
  const lost = useTaps().filter((tap) => tap.answer?.kind === 'refused' && isLost(tap));
  if (lost.length === 0) return null;
  return (
    <ul className="lostanswers" role="status">
      {lost.map(({ id, participantId, answer }) => (
        <li key={id} className="crowanswer">
          {answer !== null && <AnswerWords answer={answer} participantId={participantId} />}
        </li>
      ))}
    </ul>
  );
}

function AnswerWords({ answer, participantId }: { answer: TapAnswer; participantId: number }) {
  const t = useMessages(checkInMessages).list;
  return (
    <>
      <span className="grow">{wordsOf(answer, t)}</span>
      <button type="button" className="linkbtn" onClick={() => tapQueue.dismiss(participantId)}>
        {t.read}
      </button>
    </>
  );
}

function wordsOf(answer: TapAnswer, t: (typeof checkInMessages)['nl']['list']): string {
  if (answer.kind === 'refused') return t.refused(answer.text);
  return answer.kind === 'overtaken' ? t.overtaken(answer.by, answer.status) : t.replaced(answer.by, answer.status);
}
