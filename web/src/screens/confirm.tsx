import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';

const ConfirmDialog = lazyPart(() => import('../ui/overlays/ConfirmDialog.tsx').then((module) => module.ConfirmDialog));

type Question = {
  /** Names the object and the count: “3 sessies verwijderen?” */
  title: string;
  text: ReactNode;
  /** Verb, number and object; never “OK”. */
  confirmLabel: string;
  /** The other button, where “cancel” would mean the same as the confirmation. */
  cancelLabel?: string;
  isDanger?: boolean;
};

type Asked = { question: Question; answer: (isConfirmed: boolean) => void };

/**
 * Asks for confirmation before something that can't be undone or affects people or money; what can be undone is done at once, see
 * `useRemove`. Render the second value once; the first value asks and returns whether the user confirmed.
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
