import { type ComponentType, type ReactNode, useCallback, useState } from 'react';

type FormProps<Question, Answer> = { question: Question; onAnswer: (answer: Answer) => void; onClose: () => void };

type Asked<Question, Answer> = { question: Question; answer: (answer: Answer | null) => void };

/**
 * Asks in a dialog for what an action needs before it runs. Returns the function that asks, which resolves with the answer, or with null
 * when the user closed the dialog; and the dialog, to be rendered once.
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
