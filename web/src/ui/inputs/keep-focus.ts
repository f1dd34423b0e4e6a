/**
 * Call it before the focused control is removed: moves the focus to the one that takes its place among its kind within the container,
 * else to the last, else to what `otherwise` selects. Without it the focus would go to the page.
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
