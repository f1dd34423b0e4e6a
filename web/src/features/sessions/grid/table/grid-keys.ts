import type { KeyboardEvent } from 'react';
import type { CellPosition } from './grid-rows.ts';

export type GridCommand =
  | { kind: 'move'; by: CellPosition; isExtending: boolean }
  | { kind: 'edge'; side: 'first' | 'last' }
  | { kind: 'next-row' | 'previous-row' | 'clear' | 'fill-down' | 'remove-row' | 'undo' | 'redo' | 'edit' | 'cancel' };

const ARROWS: Readonly<Record<string, CellPosition>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

type Cell = {
  /** The user is typing: arrows and clearing act on the text. */
  isEditing: boolean;
  /** The cell has suggestions: up and down choose among them while typing. */
  hasOptions: boolean;
};

/** The command of a key in a cell, as in a spreadsheet; null leaves the key to the browser, e.g. Tab. */
export function keyCommand(event: KeyboardEvent, { isEditing, hasOptions }: Cell): GridCommand | null {
  const { key, shiftKey, altKey } = event;
  if (event.nativeEvent.isComposing || altKey) return null;
  if (event.ctrlKey || event.metaKey) return controlOf(key, { isEditing, shiftKey });
  if (key === 'Enter') return { kind: shiftKey ? 'previous-row' : 'next-row' };
  if (key === 'Escape') return isEditing ? { kind: 'cancel' } : null;
  if (key === 'F2') return { kind: 'edit' };
  const by = ARROWS[key];
  if (by !== undefined) {
    const isTextKey = by.row === 0 || hasOptions;
    return isEditing && isTextKey ? null : { kind: 'move', by, isExtending: shiftKey && !isEditing };
  }
  if (isEditing) return null;
  if (key === 'Home' || key === 'End') return { kind: 'edge', side: key === 'Home' ? 'first' : 'last' };
  return key === 'Delete' || key === 'Backspace' ? { kind: 'clear' } : null;
}

function controlOf(
  key: string,
  { isEditing, shiftKey }: { isEditing: boolean; shiftKey: boolean },
): GridCommand | null {
  const letter = key.toLowerCase();
  if (letter === 'd') return { kind: 'fill-down' };
  if (key === 'Backspace' && !isEditing) return { kind: 'remove-row' };
  if (isEditing) return null;
  if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' ? { kind: 'redo' } : null;
}
