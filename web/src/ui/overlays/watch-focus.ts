/** A list that is read again after the overlay closed may take some time. */
const WATCHED_MS = 10_000;

const isDisabled = (element: HTMLElement) => element.matches(':disabled');

/**
 * Focuses an element, and again after a call for which it was disabled. When it is removed, the heading above its former position
 * gets the focus. Ends as soon as the focus moves elsewhere.
 */
export function watchFocus(element: HTMLElement, around: readonly Element[]): void {
  if (!element.isConnected) return focusHeading(around);
  element.focus({ preventScroll: true });
  let wasDisabled = isDisabled(element);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const now = document.activeElement;
    const isNowhere = now === null || now === document.body;
    if (now !== element && !isNowhere) return stop();
    if (!element.isConnected) {
      stop();
      return focusHeading(around);
    }
    if (isDisabled(element)) wasDisabled = true;
    else if (isNowhere && wasDisabled) element.focus({ preventScroll: true });
  });
  const timer = setTimeout(stop, WATCHED_MS);
  const attributeFilter = ['disabled'];
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
}

/** The heading of the nearest section that still exists. */
function focusHeading(around: readonly Element[]): void {
  for (const part of around) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (heading === null) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading.focus({ preventScroll: true });
  }
}
