import { type RefObject, useState } from 'react';
import { useShortcuts } from '../keys/use-shortcuts.tsx';

type RowKeysOptions<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  container: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
  onToggle?: ((row: Row) => void) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
};

function focusRow(container: HTMLElement | null, index: number): void {
  container?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
}

/** Whether Enter belongs to the focused link, button or input. */
function isOnControl(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.closest('a, button, input, [role="menu"]') !== null;
}

/**
 * J and K move the cursor, X selects its row, Enter or E opens it. Returns the cursor's index, -1 for none. It stays on its row when the
 * list is sorted again, and is on no row when another page or filter leaves that row out.
 */
export function useRowKeys<Row>(options: RowKeysOptions<Row>): number {
  const { rows, rowKey, container, scrollTo, onToggle, onOpen } = options;
  const [cursor, setCursor] = useState<string | null>(null);
  const current = cursor === null ? -1 : rows.findIndex((row) => rowKey(row) === cursor);
  const row = rows[current];
  const move = (event: KeyboardEvent, step: number) => {
    const index = Math.min(rows.length - 1, Math.max(0, current + step));
    const next = rows[index];
    if (next === undefined) return;
    event.preventDefault();
    setCursor(rowKey(next));
    scrollTo(index);
    // the row may only exist after the virtual list has scrolled to it
    requestAnimationFrame(() => requestAnimationFrame(() => focusRow(container.current, index)));
  };
  useShortcuts({
    J: (event) => move(event, 1),
    K: (event) => move(event, -1),
    E: () => row !== undefined && onOpen?.(row),
    X: () => row !== undefined && onToggle?.(row),
    Enter: (event) => {
      if (row !== undefined && !isOnControl(event)) onOpen?.(row);
    },
  });
  return current;
}
