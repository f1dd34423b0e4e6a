import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return list === null ? [] : [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  const entries = entriesOf(list);
  const current = entries.findIndex((entry) => entry === document.activeElement);
  const index = nextIndex(event.key, current, entries.length);
  const letter = event.key.length === 1 && !event.ctrlKey && !event.metaKey ? event.key.toLowerCase() : null;
  const ordered = [...entries.slice(current + 1), ...entries.slice(0, current + 1)];
  const target =
    index === null
      ? ordered.find((entry) => letter !== null && entry.textContent.trim().toLowerCase().startsWith(letter))
      : entries[index];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Moves the focus from an input above a menu to its first item. */
export function focusFirstEntry(within: HTMLElement | null): void {
  entriesOf(within)[0]?.focus();
}

type MenuProps = {
  label: string;
  className?: string | undefined;
  maxHeight?: number | undefined;
  /** An input above the menu gets the focus first. */
  isBelowInput?: boolean | undefined;
  onTab?: (() => void) | undefined;
  /** Elements with the role `menuitem` or `menuitemradio`, and dividers. */
  children: ReactNode;
};

/** A menu with its keys: arrows, Home, End and first letters move the focus. */
export function Menu({ label, className, maxHeight, isBelowInput = false, onTab, children }: MenuProps) {
  const id = useId();
  useEffect(() => {
    if (!isBelowInput) focusFirstEntry(document.getElementById(id));
  }, [id, isBelowInput]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') onTab?.();
    else moveFocus(event, event.currentTarget);
    event.stopPropagation();
  };
  return (
    <div
      id={id}
      role="menu"
      className={className}
      aria-label={label}
      tabIndex={-1}
      style={maxHeight === undefined ? undefined : { maxHeight, overflowY: 'auto' }}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
