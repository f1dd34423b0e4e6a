import { useWords } from '../../../Words.tsx';
import { ActionBar } from '../ActionBar.tsx';
import { useCountdown } from './use-countdown.ts';

export type Undoable = {
  id: string;
  /** What happened: “Tag ‘buiten’ is verwijderd.” */
  text: string;
  undo: () => void;
};
export const UNDO_MS = 8000;

function ShownUndo({ done, onClose }: { done: Undoable; onClose: () => void }) {
  const w = useWords();
  const { pause } = useCountdown(done.id, UNDO_MS, onClose);
  const undo = () => {
    onClose();
    done.undo();
  };
  return <ActionBar text={done.text} action={w.undo} onAction={undo} onClose={onClose} {...pause} />;
}

/** What was done, with an undo button, 8 s, paused by hover and focus; separate from the notification bar. */
export function UndoBar({ done, onClose }: { done: Undoable | null; onClose: () => void }) {
  const w = useWords();
  return (
    <section aria-label={w.undo} aria-live="polite">
      {done !== null && <ShownUndo key={done.id} done={done} onClose={onClose} />}
    </section>
  );
}
