import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { keyCommand, type GridCommand } from './grid-keys.ts';
import * as look from '../../../../ui/look/look.module.css';
import * as styles from './grid.module.css';

export type GridColumn = {
  label: string;
  /** Shown in an empty cell: the value that the session then gets, e.g. “unlimited”. */
  placeholder?: string;
  /** Suggestions while typing. */
  options?: readonly string[];
  /** Called with each text while the user types, so that more suggestions can be loaded. */
  onType?: (text: string) => void;
  width?: number;
  /** The kind of keyboard on a phone. */
  inputMode?: 'text' | 'numeric';
};

/** An error or a warning of a cell. */
export type CellMark = { kind: 'fault' | 'warning'; text: string };

export type GridCellProps = {
  id: string;
  column: GridColumn;
  /** For screen readers, e.g. “Datum, rij 3”. */
  label: string;
  text: string;
  /** The id of the list of suggestions. */
  listId: string | undefined;
  mark: CellMark | undefined;
  isSelected: boolean;
  onCommit: (text: string) => void;
  onCommand: (command: GridCommand) => void;
  onFocus: () => void;
  onExtend: () => void;
  onPaste: (event: ClipboardEvent) => void;
  onCopy: (event: ClipboardEvent) => void;
};

/** One cell: a text field that handles keys like a spreadsheet until the user types in it. */
export function GridCell(props: GridCellProps) {
  const { id, column, label, text, mark, isSelected } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isEditing = typed !== null;
  const commit = () => {
    if (typed !== null) props.onCommit(typed);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const command = keyCommand(event, { isEditing, hasOptions: column.options !== undefined });
    if (command === null) return;
    event.preventDefault();
    if (command.kind === 'cancel') return setTyped(null);
    if (command.kind === 'edit') {
      setTyped(text);
      return event.currentTarget.setSelectionRange(text.length, text.length);
    }
    commit();
    props.onCommand(command);
  };
  const onMouseDown = (event: MouseEvent) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    props.onExtend();
  };
  return (
    <td data-label={column.label} data-mark={mark?.kind} aria-selected={isSelected}>
      <input
        id={id}
        className={look.figures}
        type="text"
        autoComplete="off"
        spellCheck={false}
        inputMode={column.inputMode}
        aria-label={label}
        aria-invalid={mark?.kind === 'fault'}
        aria-describedby={mark === undefined ? undefined : `${id}-mark`}
        placeholder={column.placeholder}
        list={props.listId}
        value={typed ?? text}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          column.onType?.(event.currentTarget.value);
        }}
        onFocus={(event) => {
          event.currentTarget.select();
          props.onFocus();
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onPaste={props.onPaste}
        onCopy={props.onCopy}
      />
      {mark !== undefined && (
        <span id={`${id}-mark`} className={styles.cellMark}>
          {mark.text}
        </span>
      )}
    </td>
  );
}
