/** A list that is read anew after the overlay closed may take its time. */
const WATCHED_MS = 10_000;

/** Puts the focus on an element; when it goes away with the focus on it, on the heading above where it stood. */
export function watchFocus(element: HTMLElement, around: readonly Element[]): void {
  if (!element.isConnected) return focusHeading(around);
  element.focus({ preventScroll: true });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const now = document.activeElement;
    if (now === element) return;
    stop();
    if (!element.isConnected && (now === null || now === document.body)) focusHeading(around);
  });
  const timer = setTimeout(stop, WATCHED_MS);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** The heading of the nearest part that is still there. */
function focusHeading(around: readonly Element[]): void {
  for (const part of around) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (heading === null) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading.focus({ preventScroll: true });
  }
}
