import { type ComponentType, type ReactNode, useCallback, useState } from 'react';

type FormProps<Question, Answer> = { question: Question; onAnswer: (answer: Answer) => void; onClose: () => void };

type Asked<Question, Answer> = { question: Question; answer: (answer: Answer | null) => void };

/**
 * Asks for what an action needs before it runs, by a form in a dialog; the answer is null when the dialog was closed. Render the second
 * value once; the first value asks.
 */
export function useAsk<Question, Answer>(
  Form: ComponentType<FormProps<Question, Answer>>,
): [(question: Question) => Promise<Answer | null>, ReactNode] {
  const [asked, setAsked] = useState<Asked<Question, Answer> | null>(null);
  const ask = useCallback(
    (question: Question) => new Promise<Answer | null>((answer) => setAsked({ question, answer })),
    [],
  );
  const close = (answer: Answer | null) => {
    setAsked(null);
    asked?.answer(answer);
  };
  const dialog = asked && <Form question={asked.question} onAnswer={close} onClose={() => close(null)} />;
  return [ask, dialog];
}
