import type { AnswerDraft } from '@move/contract/questions/answers.ts';
import { answerViolations } from '@move/domain/questions/answers.ts';
import { useId, useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { Button } from '../../ui/page/Button.tsx';
import { AnswersInput, type AskedQuestion } from './AnswersInput.tsx';
import { questionMessages } from './questions.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './questions.module.css';

/** A preview of the questions with the components and rules that participants get. It sends nothing. */
export function QuestionPreview({ questions }: { questions: readonly AskedQuestion[] }) {
  const t = useMessages(questionMessages);
  const id = useId();
  const [answers, setAnswers] = useState<readonly AnswerDraft[]>([]);
  const [isChecked, setChecked] = useState(false);
  const isFine = answerViolations(questions, answersTo(questions, answers)).length === 0;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id}>{t.preview.title}</h2>
      <p className={`${look.muted} ${look.small}`}>{t.preview.text}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
        }}
      >
        <AnswersInput
          label={t.preview.title}
          questions={questions}
          value={answers}
          error={isChecked && !isFine ? t.answer.changed : null}
          onChange={setAnswers}
        />
        <div className={look.row} style={{ gap: 12, marginTop: 16 }}>
          <Button type="submit" variant="default">
            {t.preview.check}
          </Button>
          <span role="status">{isChecked && isFine ? t.preview.fine : ''}</span>
        </div>
      </form>
    </section>
  );
}

/** The answers to questions that still exist. */
const answersTo = (questions: readonly AskedQuestion[], answers: readonly AnswerDraft[]) =>
  answers.filter(({ question_id }) => questions.some(({ id }) => id === question_id));
