import { type RefObject, useLayoutEffect, useRef } from 'react';
import { watchFocus } from './watch-focus.ts';

/** The element that had the focus before an overlay opened, and its ancestors from the inside out. */
type Opener = { element: HTMLElement; around: readonly Element[]; isTaken: boolean };

/** The opener of an overlay that is closing right now. An overlay that opens in its place returns the focus to this opener too. */
let leaving: Opener | null = null;

function openerOf(active: Element | null): Opener | null {
  if (!(active instanceof HTMLElement) || active === document.body) {
    if (leaving !== null) leaving.isTaken = true;
    return leaving && { ...leaving, isTaken: false };
  }
  const around: Element[] = [];
  for (let at = active.parentElement; at !== null; at = at.parentElement) around.push(at);
  return { element: active, around, isTaken: false };
}

/**
 * Returns the focus to the element that had it before the overlay of this box opened. Focus that has moved elsewhere since stays there.
 * When the opener was removed, like the row of a removed record, the heading above it gets the focus.
 */
export function useFocusReturn(box: RefObject<HTMLElement | null>): void {
  const opener = useRef<Opener | null>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    // StrictMode runs this twice for one overlay: the second time the focus is inside already
    if (opener.current === undefined) opener.current = openerOf(document.activeElement);
    const before = opener.current;
    return () => {
      const closing = document.activeElement?.closest('[aria-modal="true"]');
      leaving = before;
      // waits, because the control that closed the overlay may move the focus, and the overlay is not unmounted yet
      requestAnimationFrame(() => {
        if (leaving === before) leaving = null;
        if (before === null || before.isTaken || element?.isConnected === true) return;
        const now = document.activeElement;
        const isLost = now === null || now === document.body || (closing?.contains(now) ?? false);
        if (isLost) watchFocus(before.element, before.around);
      });
    };
  }, [box]);
}
