import type { Question } from '@move/contract/questions/questions.ts';
import { IconPlus } from '@tabler/icons-react';
import { useCall } from '../../platform/api/calls.ts';
import { Can, useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { useRead } from '../../platform/api/reads.ts';
import { useDrawer } from '../../screens/edit/use-drawer.ts';
import { ListFailed } from '../../screens/list/ListStates.tsx';
import { useOrder } from '../../screens/list/use-order.ts';
import { Button } from '../../ui/page/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { endpointsOf, type Offer, paramsOf, questionParamsOf } from './question-endpoints.ts';
import { QuestionCreate, QuestionEdit } from './QuestionDrawer.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import { questionMessages } from './questions.messages.ts';
import { useRemoveQuestion } from './use-remove-question.tsx';
import * as look from '../../ui/look/look.module.css';
import * as surfaceStyles from '../../ui/look/surface.module.css';
import * as styles from './questions.module.css';

/** The questions of an offer in order, next to a preview; archived questions are below. */
export function QuestionsPart({ offer }: { offer: Offer }) {
  const t = useMessages(questionMessages);
  const { list, create } = endpointsOf(offer);
  const { data, error, refetch } = useRead(list, { params: paramsOf(offer) }, { showsErrors: true });
  const drawer = useDrawer();
  const add = (
    <Can endpoint={create}>
      <Button leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />} onClick={drawer.create}>
        {t.create}
      </Button>
    </Can>
  );
  return (
    <>
      {error !== null && data === undefined && <ListFailed error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <ListSkeleton rows={4} />}
      {data !== undefined && (
        <div className={`${styles.questions} ${look.inset}`}>
          <div>
            {data.questions.length === 0 ? (
              <EmptyState title={t.empty.title} text={t.empty.text} actions={add} />
            ) : (
              <Asked offer={offer} questions={data.questions} add={add} />
            )}
            <Archived offer={offer} questions={data.archived} />
          </div>
          {data.questions.length > 0 && <QuestionPreview questions={data.questions} />}
        </div>
      )}
      {drawer.editing !== null && (
        <QuestionEdit key={drawer.editing} offer={offer} questionId={drawer.editing} onClose={drawer.close} />
      )}
      {drawer.isCreating && <QuestionCreate offer={offer} onClose={drawer.close} />}
    </>
  );
}

type AskedProps = { offer: Offer; questions: readonly Question[]; add: React.ReactNode };

function Asked({ offer, questions, add }: AskedProps) {
  const t = useMessages(questionMessages);
  const { list, order, update } = endpointsOf(offer);
  const mayChange = useCan(update);
  const saving = useCall(order, { invalidates: [list] });
  const params = paramsOf(offer);
  const save = async (ids: number[], seen_ids: number[]) => (await saving.call({ params, body: { ids, seen_ids } })).ok;
  const sorted = useOrder({ stored: questions, save, done: t.ordered });
  const [remove, dialog] = useRemoveQuestion(offer);
  return (
    <>
      <div className={styles.bar}>
        <p className={`${look.muted} ${look.small}`}>
          {t.text} {mayChange && t.orderText}
        </p>
        {add}
      </div>
      <QuestionRows
        questions={sorted.shown}
        isFixed={!mayChange}
        onReorder={sorted.order}
        onRemove={(question) => void remove(question)}
      />
      {dialog}
    </>
  );
}

function Archived({ offer, questions }: { offer: Offer; questions: readonly Question[] }) {
  const t = useMessages(questionMessages);
  const { list, restore } = endpointsOf(offer);
  const { call, isPending } = useCall(restore, { invalidates: [list] });
  const askAgain = async ({ id, title }: Question) => {
    if ((await call({ params: questionParamsOf(offer, id) })).ok) notify.success(t.archived.restored(title));
  };
  if (questions.length === 0) return null;
  return (
    <section className={styles.archived} aria-label={t.archived.title}>
      <h2>{t.archived.title}</h2>
      <p className={`${look.muted} ${look.small}`}>{t.archived.text}</p>
      <ul className={surfaceStyles.plainList}>
        {questions.map((question) => (
          <li key={question.id} className={look.row} style={{ gap: 12 }}>
            <span className={look.grow}>
              {question.title} <small className={look.muted}>{t.answers(question.answers_count)}</small>
            </span>
            <Can endpoint={restore}>
              <Button
                variant="default"
                aria-label={`${t.archived.restore}: ${question.title}`}
                disabled={isPending}
                onClick={() => void askAgain(question)}
              >
                {t.archived.restore}
              </Button>
            </Can>
          </li>
        ))}
      </ul>
    </section>
  );
}
