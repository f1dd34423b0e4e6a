/**
 * Moves the focus before the focused control is removed: to the one that takes its place among its kind within the container, else to the
 * last, else to what `otherwise` selects. Without it the page would get the focus.
 */
export function keepFocus(container: string, kind: string, otherwise: string): void {
  const focused = document.activeElement;
  const within = focused?.closest(container);
  if (!within) return;
  const at = [...within.querySelectorAll(kind)].findIndex((one) => one === focused);
  requestAnimationFrame(() => {
    const left = within.querySelectorAll<HTMLElement>(kind);
    (left[Math.min(at, left.length - 1)] ?? within.querySelector<HTMLElement>(otherwise))?.focus();
  });
}
