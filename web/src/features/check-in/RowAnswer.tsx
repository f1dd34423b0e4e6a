import { useMessages } from '../../platform/messages.ts';
import type { ShownPerson } from './attendance.ts';
import { checkInMessages } from './check-in.messages.ts';
import type { TapAnswer } from './tap-queue.ts';
import { tapQueue } from './tap-sending.ts';

/** What became of the last tap, where that is not simply what was wanted; until it is read. */
export function RowAnswer({ person }: { person: ShownPerson }) {
  const t = useMessages(checkInMessages).list;
  const { answer, isWaiting } = person;
  if (answer === null || isWaiting) return null;
  return (
    <p className="crowanswer" role="status" data-kind={answer.kind}>
      <span className="grow">{wordsOf(answer, t)}</span>
      <button type="button" className="linkbtn" onClick={() => tapQueue.dismiss(person.id)}>
        {t.read}
      </button>
    </p>
  );
}

function wordsOf(answer: TapAnswer, t: (typeof checkInMessages)['nl']['list']): string {
  if (answer.kind === 'refused') return t.refused(answer.text);
  return answer.kind === 'overtaken' ? t.overtaken(answer.by, answer.status) : t.replaced(answer.by, answer.status);
}
