/**
 * Moves the focus when the focused control is removed; otherwise the page would get it. It goes to the next control of the same kind in the
 * container, else to the last one, else to what `otherwise` selects.
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

/** Moves the focus to the control that is added within the container of the focused one. */
export function focusAdded(container: string, kind: string): void {
  const within = document.activeElement?.closest(container);
  const before = within?.querySelectorAll(kind).length ?? 0;
  requestAnimationFrame(() => within?.querySelectorAll<HTMLElement>(kind)[before]?.focus());
}
