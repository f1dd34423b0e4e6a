import { useEffect, useRef } from 'react';

/** After going to another address the focus starts at the content, so that keyboard and screen reader are there too. */
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
