import { createContext, useContext, useEffect, useRef } from 'react';
import { isPopoverOpen } from '../overlays/menus/popover-open.ts';

/** Each key as users read it: 'J', 'Enter', '/', '?', 'Ctrl+S', 'Alt+ArrowUp'. Ctrl also means ⌘. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Single-key shortcuts can be switched off (WCAG 2.1.4); combinations with Ctrl or Alt stay. */
export const SingleKeysContext = createContext(true);

function keyName(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (event.ctrlKey || event.metaKey) return `Ctrl+${key}`;
  return event.altKey ? `Alt+${key}` : key;
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

function isBehindDialog(target: EventTarget | null): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
  return dialogs.length > 0 && !(target instanceof Node && [...dialogs].some((dialog) => dialog.contains(target)));
}

/**
 * Listens on the whole page while mounted, but not behind a dialog. While the user types or a menu is open, only keys with Ctrl or Alt
 * work.
 */
export function useShortcuts(shortcuts: Shortcuts, isEnabled = true): void {
  const singleKeys = useContext(SingleKeysContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const name = keyName(event);
      const run = latest.current[name];
      if (run === undefined || event.defaultPrevented || isBehindDialog(event.target)) return;
      const isCombination = name.includes('+') && name.length > 1;
      if (!isCombination && (!singleKeys || isTyping(event.target) || isPopoverOpen())) return;
      run(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled, singleKeys]);
}
