import type { PointerEvent } from 'react';

/** Less than this is a click. */
const DRAG_PIXELS = 6;

type Follow = {
  /** Where the pointer is; the day below it, when there is one. */
  onMove: (at: { y: number; date: string | null }) => void;
  /** Let go, after it moved; not called for a click or when Escape took it back. */
  onDrop: () => void;
  onCancel: () => void;
};

/**
 * Follows a pressed pointer until it lets go, over elements that say their day in `data-date`. `y` is how far it went down.
 * Listens on the window: what is dragged may be drawn anew in another day meanwhile.
 */
export function followPointer(event: PointerEvent, { onMove, onDrop, onCancel }: Follow): void {
  const start = { x: event.clientX, y: event.clientY };
  const listening = new AbortController();
  const { signal } = listening;
  let isDragging = false;
  const cancel = () => {
    listening.abort();
    if (isDragging) onCancel();
  };
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    isDragging ||= Math.hypot(clientX - start.x, clientY - start.y) > DRAG_PIXELS;
    if (isDragging) onMove({ y: clientY - start.y, date: dayUnder(clientX, clientY) });
  };
  const drop = () => {
    listening.abort();
    if (!isDragging) return;
    swallowClick();
    onDrop();
  };
  const escape = (key: KeyboardEvent) => {
    if (key.key === 'Escape') cancel();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', escape, { signal });
}

/** The click that follows a drag must not open what was dragged; when none follows, nothing is kept from the next one. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

function dayUnder(x: number, y: number): string | null {
  const under = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset.date);
  return under instanceof HTMLElement ? (under.dataset.date ?? null) : null;
}

/** A mouse or pen that begins to drag; a finger scrolls. */
export function beginsDrag(event: PointerEvent): boolean {
  return event.button === 0 && event.pointerType !== 'touch';
}
