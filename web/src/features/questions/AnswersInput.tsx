import type { AnswerDraft } from '@move/contract/questions/answers.ts';
import type { Question } from '@move/contract/questions/questions.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { type AnswerValue, answerViolations } from '@move/domain/questions/answers.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { CheckboxGroup } from '../../ui/inputs/choices/CheckboxInput.tsx';
import type { FieldProps } from '../../ui/inputs/field.tsx';
import { FieldGroup } from '../../ui/inputs/FieldGroup.tsx';
import { LongText } from '../../ui/inputs/text/LongText.tsx';
import { SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { questionMessages } from './questions.messages.ts';
import * as buttonStyles from '../../ui/page/Button.module.css';

export type AskedQuestion = Pick<Question, 'id' | 'type' | 'title' | 'required' | 'options' | 'url'>;

type AnswersInputProps = FieldProps<readonly AnswerDraft[] | null | undefined, readonly AnswerDraft[]> & {
  questions: readonly AskedQuestion[];
  /** The server's errors by path, e.g. `0.value` for the first question. */
  errors?: Readonly<Record<string, string>>;
};

/** The questions of an offer as participants answer them. Each change passes the answers to all questions, in order. */
export function AnswersInput({ questions, errors = {}, value, onChange, ...field }: AnswersInputProps) {
  const locale = useLocale();
  const answers = questions.map(({ id }) => ({
    question_id: id,
    value: value?.find(({ question_id }) => question_id === id)?.value ?? null,
  }));
  const isRefused = typeof field.error === 'string' || Object.keys(errors).length > 0;
  // the server may return one error for all missing answers; here each question shows its own
  const faults = isRefused ? answerViolations(questions, answers) : [];
  const errorAt = (index: number): string | null => {
    const fault = faults.find(({ path }) => path[1] === index);
    return fault === undefined ? (errors[`${index}.value`] ?? null) : translate(locale, fault);
  };
  const answer = (id: number, next: AnswerDraft['value']) =>
    onChange(answers.map((one) => (one.question_id === id ? { ...one, value: next } : one)));
  return (
    <FieldGroup {...field} error={faults.length > 0 ? null : field.error} isLabelHidden>
      <div style={{ display: 'grid', gap: 16 }}>
        {questions.map((question, index) => (
          <AnswerInput
            key={question.id}
            question={question}
            value={answers[index]?.value ?? null}
            onChange={(next) => answer(question.id, next)}
            error={errorAt(index)}
            disabled={field.disabled}
            readOnly={field.readOnly}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type AnswerInputProps = Pick<FieldProps<unknown>, 'error' | 'disabled' | 'readOnly'> & {
  question: AskedQuestion;
  value: AnswerValue;
  onChange: (value: AnswerDraft['value']) => void;
};

/** One question, as the control that fits its type. */
function AnswerInput({ question, value, onChange, ...state }: AnswerInputProps) {
  const t = useMessages(questionMessages).answer;
  const { type, title, required, options, url } = question;
  const field = { ...state, label: title, required, description: moreAbout(url, t.more) };
  const text = typeof value === 'string' ? value : null;
  if (type === 'text') {
    return <LongText {...field} value={text} rows={2} onChange={onChange} />;
  }
  if (type === 'multi_select') {
    const chosen = typeof value === 'string' || value === null ? [] : value;
    return (
      <CheckboxGroup
        {...field}
        value={chosen}
        options={choices(options, chosen)}
        onChange={(next) => onChange([...next])}
      />
    );
  }
  return (
    <SelectInput
      {...field}
      value={text}
      placeholder={t.choose}
      isClearable={!required}
      options={choices(options, text === null ? [] : [text])}
      onChange={onChange}
    />
  );
}

/** The options, plus the earlier answers that are no longer an option. */
const choices = (options: readonly string[], chosen: readonly string[]) =>
  [...options, ...chosen.filter((option) => !options.includes(option))].map((option) => ({
    value: option,
    label: option,
  }));

function moreAbout(url: string | null, text: string): ReactNode {
  return (
    url !== null && (
      <a className={buttonStyles.linkButton} href={url} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  );
}
