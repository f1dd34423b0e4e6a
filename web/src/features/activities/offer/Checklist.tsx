import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Glyph } from '../../../ui/marks/Status.tsx';
import { useWords } from '../../../ui/Words.tsx';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './Checklist.module.css';

export type ChecklistItem = {
  id: string;
  label: string;
  isDone: boolean;
  /** Goes to the place where the requirement is completed. */
  onGo?: (() => void) | undefined;
};

/** A list of requirements. A met one has a check, an unmet one links to its field. */
export function Checklist({ items }: { items: readonly ChecklistItem[] }) {
  const w = useWords();
  const done = items.filter((item) => item.isDone).length;
  return (
    <>
      <progress
        className={styles.bar}
        max={items.length}
        value={done}
        aria-label={w.of(String(done), String(items.length))}
      />
      <ul className={styles.list}>
        {items.map(({ id, label, isDone, onGo }) => (
          <li key={id} data-done={isDone}>
            {isDone ? (
              <IconCircleCheckFilled size={16} color="var(--mv-success-dot)" role="img" aria-label={w.done} />
            ) : (
              <Glyph shape="ring" tone="warning" size={16} />
            )}
            {isDone || onGo === undefined ? (
              <span>{label}</span>
            ) : (
              <button type="button" className={buttonStyles.linkButton} onClick={onGo}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
