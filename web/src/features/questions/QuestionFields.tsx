import type { AnswerDraft } from '@move/contract/questions/answers.ts';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import { AnswersInput, type AskedQuestion } from './AnswersInput.tsx';

type QuestionFieldsProps = {
  /** Of a form whose body has `answers`. */
  fields: Pick<FieldComponents<{ answers?: AnswerDraft[] }>, 'Field'>;
  questions: readonly AskedQuestion[];
};

/** An offer's questions within a form; nothing when it asks nothing. */
export function QuestionFields({ fields: { Field }, questions }: QuestionFieldsProps) {
  return questions.length > 0 && <Field name="answers" input={AnswersInput} questions={questions} />;
}
