import type { AnswerDraft } from '@move/contract/questions/answers.ts';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import { AnswersInput, type AskedQuestion } from './AnswersInput.tsx';

type QuestionFieldsProps = {
  /** The fields of a form whose body has `answers`. */
  fields: Pick<FieldComponents<{ answers?: AnswerDraft[] }>, 'Field'>;
  questions: readonly AskedQuestion[];
};

/** The questions of an offer within a form; renders nothing when there are none. */
export function QuestionFields({ fields: { Field }, questions }: QuestionFieldsProps) {
  return questions.length > 0 && <Field name="answers" input={AnswersInput} questions={questions} />;
}
