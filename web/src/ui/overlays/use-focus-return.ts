import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it before an overlay opened. Mantine only does so for an overlay that was on the page
 * closed first; ours are often rendered open and then not at all. Focus that has gone elsewhere since stays there.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      const closing = document.activeElement?.closest('[aria-modal="true"]');
      // what it closed with may take the focus itself, and the overlay still has to go
      requestAnimationFrame(() => {
        const now = document.activeElement;
        const isLost = now === null || now === document.body || (closing?.contains(now) ?? false);
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
