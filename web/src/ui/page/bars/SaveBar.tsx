import { IconPencil } from '@tabler/icons-react';
import { useShortcuts } from '../../keys/use-shortcuts.tsx';
import { Kbd } from '../../marks/Kbd.tsx';
import { useWords } from '../../Words.tsx';
import { Button } from '../Button.tsx';
import * as look from '../../look/look.module.css';
import * as styles from './bars.module.css';

type SaveBarProps = {
  /** Number of changed fields; the bar is shown from one on. */
  changes: number;
  /** The changed fields: “Naam, Niveau en Contactpersonen”. */
  details?: string | undefined;
  errors?: number | undefined;
  isPending?: boolean | undefined;
  /** A form for a new record: its button is always visible, even before anything was typed. */
  isNew?: boolean | undefined;
  /** On create forms the button names the record. */
  saveLabel?: string | undefined;
  onSave: () => void;
  onDiscard: () => void;
};

/** Unsaved changes, at the bottom of the sheet; Ctrl+S also saves while typing. */
export function SaveBar(props: SaveBarProps) {
  const { changes, details, errors = 0, isPending = false, isNew = false, saveLabel, onSave, onDiscard } = props;
  const w = useWords();
  useShortcuts({
    'Ctrl+S': (event) => {
      event.preventDefault();
      if ((changes > 0 || isNew) && !isPending) onSave();
    },
  });
  const isUntouched = changes === 0;
  if (isUntouched && !isNew && !isPending) return null;
  const parts = [details, errors > 0 ? w.save.errors(errors) : undefined].filter((part) => part !== undefined);
  return (
    <section
      className={`${styles.saveBar} ${look.rising}`}
      data-bottom-bar
      data-untouched={isUntouched || undefined}
      aria-label={w.save.region}
    >
      <div className={`${look.row} ${look.grow} ${styles.saveText}`} role="status">
        {!isUntouched && (
          <>
            <IconPencil size={17} stroke={1.75} color="var(--mv-warning-text)" aria-hidden style={{ flex: 'none' }} />
            <span>
              <b className={look.semibold}>{w.save.unsaved(changes)}</b>{' '}
              <span className={`${look.small} ${look.soft}`}>{parts.join(' · ')}</span>
            </span>
          </>
        )}
      </div>
      {!isUntouched && (
        <Button variant="subtle" color="neutral" disabled={isPending} onClick={onDiscard}>
          {w.save.discard}
        </Button>
      )}
      <Button aria-disabled={isPending} onClick={isPending ? undefined : onSave}>
        {isPending ? w.save.saving : (saveLabel ?? w.save.save)}
        {!isPending && <Kbd onSolid>{w.save.shortcut}</Kbd>}
      </Button>
    </section>
  );
}
