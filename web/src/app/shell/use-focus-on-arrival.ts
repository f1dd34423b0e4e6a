import { useEffect, useRef } from 'react';

/** After a navigation the focus starts at the content, for keyboard and screen readers. */
export function useFocusOnArrival(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const active = document.activeElement;
    const main = document.getElementById('main');
    // A field of the new screen that took the focus keeps it.
    if (main !== null && !(active !== null && active !== document.body && main.contains(active))) {
      main.focus({ preventScroll: true });
    }
  }, [pathname]);
}
