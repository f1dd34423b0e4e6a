import { type RefObject, useState } from 'react';
import { useShortcuts } from '../keys/use-shortcuts.tsx';

type RowKeysOptions = {
  count: number;
  container: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
  onToggle?: ((index: number) => void) | undefined;
  onOpen?: ((index: number) => void) | undefined;
};

function focusRow(container: HTMLElement | null, index: number): void {
  container?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
}

function isOwnControl(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.closest('a, button, input, [role="menu"]') !== null;
}

/** J and K move between rows, X chooses, Enter or E opens; returns the row under the cursor, -1 for none. */
export function useRowKeys({ count, container, scrollTo, onToggle, onOpen }: RowKeysOptions): number {
  const [cursor, setCursor] = useState(-1);
  const current = Math.min(cursor, count - 1);
  const move = (event: KeyboardEvent, step: number) => {
    if (count === 0) return;
    event.preventDefault();
    const index = Math.min(count - 1, Math.max(0, current + step));
    setCursor(index);
    scrollTo(index);
    // the row may only exist after the virtual list has scrolled to it
    requestAnimationFrame(() => requestAnimationFrame(() => focusRow(container.current, index)));
  };
  useShortcuts({
    J: (event) => move(event, 1),
    K: (event) => move(event, -1),
    E: () => current >= 0 && onOpen?.(current),
    X: () => current >= 0 && onToggle?.(current),
    Enter: (event) => {
      if (current >= 0 && !isOwnControl(event)) onOpen?.(current);
    },
  });
  return current;
}
