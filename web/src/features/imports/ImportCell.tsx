import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { errorNode } from '../../ui/inputs/field.tsx';
import { importMessages } from './imports.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as fieldStyles from '../../ui/inputs/field.module.css';
import * as styles from './imports.module.css';

/** The row and column, counted among the shown ones. */
export type CellPosition = { row: number; column: number };

type ImportCellProps = {
  position: CellPosition;
  line: number;
  /** The name of the cell's column. */
  name: string;
  value: string;
  staysInSight: boolean;
  errors: readonly string[];
  onFocus: (position: CellPosition) => void;
  onEdit: (value: string) => void;
};

/** A cell that shows text until it is clicked; Enter keeps what was typed, Escape drops it. */
export function ImportCell({ position, line, name, value, staysInSight, errors, onFocus, onEdit }: ImportCellProps) {
  const t = useMessages(importMessages).check;
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const id = useId();
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  const keep = (typed: string) => {
    setEditing(false);
    if (typed !== value) onEdit(typed);
  };
  const describedBy = errors.length > 0 ? id : undefined;
  return (
    <td data-wrong={errors.length > 0 || undefined} data-name={staysInSight || undefined}>
      {isEditing ? (
        <CellInput
          label={t.edit(name, line)}
          value={value}
          describedBy={describedBy}
          onKeep={keep}
          onDrop={() => setEditing(false)}
        />
      ) : (
        <button
          ref={opener}
          type="button"
          className={`${styles.cell} ${look.ellipsis}`}
          data-cell={`${position.row} ${position.column}`}
          aria-label={t.cell(name, line, value)}
          aria-describedby={describedBy}
          title={value}
          onFocus={() => onFocus(position)}
          onClick={() => setEditing(true)}
        >
          {value || '–'}
        </button>
      )}
      {errors.length > 0 && (
        <div id={id}>
          {errors.map((error) => (
            <div key={error} className={`${fieldStyles.fieldError} ${styles.cellError}`}>
              {errorNode(error)}
            </div>
          ))}
        </div>
      )}
    </td>
  );
}

type CellInputProps = {
  label: string;
  value: string;
  describedBy: string | undefined;
  onKeep: (typed: string) => void;
  onDrop: () => void;
};

function CellInput({ label, value, describedBy, onKeep, onDrop }: CellInputProps) {
  const [typed, setTyped] = useState(value);
  const isDropped = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // the cell gets the focus back, and this same key would open it again
      event.preventDefault();
      onKeep(typed);
    }
    if (event.key !== 'Escape') return;
    isDropped.current = true;
    onDrop();
  };
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the input replaces the clicked cell
      autoFocus
      value={typed}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => !isDropped.current && onKeep(typed)}
    />
  );
}
