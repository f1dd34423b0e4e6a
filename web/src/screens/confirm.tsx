import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';

const ConfirmDialog = lazyPart(() => import('../ui/overlays/ConfirmDialog.tsx').then((module) => module.ConfirmDialog));

type Question = {
  /** Names the object and the count, e.g. “3 sessies verwijderen?” */
  title: string;
  text: ReactNode;
  /** Verb, number and object, e.g. “3 sessies verwijderen”; never “OK”. */
  confirmLabel: string;
  /** The text of the other button, for a question where “cancel” would be ambiguous, e.g. to cancel a session. */
  cancelLabel?: string;
  isDanger?: boolean;
};

type Asked = { question: Question; answer: (isConfirmed: boolean) => void };

/**
 * Asks for confirmation before an action that can't be undone, or that affects people or money. (An action that can be undone is done at
 * once, see `useRemove`.) Returns the function that asks, which resolves with whether the user confirmed; and the dialog, to be rendered
 * once.
 */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback(
    (question: Question) => new Promise<boolean>((answer) => setAsked({ question, answer })),
    [],
  );
  const close = (isConfirmed: boolean) => {
    setAsked(null);
    asked?.answer(isConfirmed);
  };
  const dialog = asked && (
    <ConfirmDialog isOpen {...asked.question} onConfirm={() => close(true)} onCancel={() => close(false)} />
  );
  return [confirm, dialog];
}
