import { useCallback, useSyncExternalStore } from 'react';

/** Below this width lists become cards and dialogs fill the screen. */
export const PHONE = '(max-width: 39.99em)';

/** From this width a screen has two columns: the start page, and a form with its rail. */
export const WIDE = '(min-width: 75em)';

/** Whether a CSS media query matches now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
