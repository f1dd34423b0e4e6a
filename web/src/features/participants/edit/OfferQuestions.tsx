import type { Answer, AnswerDraft } from '@move/contract/questions/answers.ts';
import { listActivityQuestions } from '@move/contract/questions/questions.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { QuestionFields } from '../../questions/public.tsx';
import { participantMessages } from '../participants.messages.ts';
import type { BookableParams } from '../bookable-scope.ts';
import * as styles from '../participants.module.css';

const fields = fieldsFor<{ answers?: AnswerDraft[] }>();

type OfferQuestionsProps = {
  bookable: BookableParams;
  /** The person's answers to questions that are no longer asked: read-only. */
  former?: readonly Answer[];
};

/** The fields for the questions of the activity. Must be in a form with the field `answers`. */
export function OfferQuestions({ bookable: { organizationId, activityId }, former = [] }: OfferQuestionsProps) {
  const t = useMessages(participantMessages).form;
  const read = useRead(listActivityQuestions, { params: { organizationId, activityId } });
  const questions = read.data?.questions ?? [];
  if (questions.length === 0 && former.length === 0) return null;
  return (
    <>
      <FieldSpan columns={6}>
        <h3 className={styles.questionsHeading}>{t.answers}</h3>
      </FieldSpan>
      <QuestionFields fields={fields} questions={questions} />
      {former.length > 0 && (
        <FieldSpan columns={6}>
          <dl className={styles.formerAnswers}>
            {former.map(({ question_id: id, title, value }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{typeof value === 'string' ? value : value.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </FieldSpan>
      )}
    </>
  );
}

/**
 * The answers as values of a form. Undefined if the person has no answers: saving other changes then isn't refused because of a required
 * question that was added later.
 */
export function draftsOf(answers: readonly Answer[]): { answers: AnswerDraft[] | undefined } {
  const open = answers.filter((answer) => !answer.is_archived);
  return { answers: open.length === 0 ? undefined : open.map(({ question_id, value }) => ({ question_id, value })) };
}
