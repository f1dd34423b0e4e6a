import { IconX } from '@tabler/icons-react';
import { useWords } from '../../Words.tsx';
import { useCountdown } from './use-countdown.ts';
import * as look from '../../look/look.module.css';
import * as styles from './bars.module.css';

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
  return (
    <div className={`${styles.undo} ${look.rising}`} {...pause}>
      <span>{done.text}</span>
      <button type="button" onClick={undo}>
        {w.undo}
      </button>
      <button type="button" aria-label={w.close} onClick={onClose}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
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
