import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return list === null ? [] : [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current > 0 ? current : count) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Milliseconds after which a letter begins a new word. */
const WORD_MS = 700;
type Typed = { word: string; at: number };

/** The letters typed so far; the same letter again goes to the next entry with it. */
function typedWord(event: KeyboardEvent, last: Typed): Typed | null {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
  const letter = event.key.toLowerCase();
  const isNew = event.timeStamp - last.at > WORD_MS || last.word === letter;
  // Space activates an entry, unless it is part of a typed word
  if (letter === ' ' && (isNew || last.word === '')) return null;
  return { word: isNew ? letter : last.word + letter, at: event.timeStamp };
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null, typed: Typed | null) {
  const entries = entriesOf(list);
  const current = entries.findIndex((entry) => entry === document.activeElement);
  const index = nextIndex(event.key, current, entries.length);
  // from its second letter on, a word may still match the focused entry
  const from = typed !== null && typed.word.length > 1 ? current : current + 1;
  const ordered = [...entries.slice(Math.max(from, 0)), ...entries.slice(0, Math.max(from, 0))];
  const target =
    index === null
      ? ordered.find((entry) => typed !== null && entry.textContent.trim().toLowerCase().startsWith(typed.word))
      : entries[index];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Focuses the first item of a menu. */
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

/** A menu with its keys: arrows, Home, End and typed letters move the focus. */
export function Menu({ label, className, maxHeight, isBelowInput = false, onTab, children }: MenuProps) {
  const id = useId();
  const typed = useRef<Typed>({ word: '', at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (!isBelowInput) focusFirstEntry(document.getElementById(id));
  }, [id, isBelowInput]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') onTab?.();
    else {
      const word = typedWord(event, typed.current);
      if (word !== null) typed.current = word;
      moveFocus(event, event.currentTarget, word);
    }
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
