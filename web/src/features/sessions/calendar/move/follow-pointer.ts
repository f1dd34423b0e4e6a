import type { PointerEvent } from 'react';

/** Less than this is a click. */
const DRAG_PIXELS = 6;

type Point = { clientX: number; clientY: number };

type Follow = {
  /** How far the pointer went down the page, what was scrolled meanwhile included; the day below it, when there is one. */
  onMove: (at: { y: number; date: string | null }) => void;
  /** Let go, after it moved; not called for a click or when Escape took it back. */
  onDrop: () => void;
  onCancel: () => void;
};

/**
 * Follows a pressed pointer until it lets go, over elements that say their day in `data-date`. What scrolls (`data-scrolls`)
 * goes along at its edges. Listens on the window: what is dragged may be drawn anew in another day meanwhile.
 */
export function followPointer(event: PointerEvent, { onMove, onDrop, onCancel }: Follow): void {
  const start = { x: event.clientX, y: event.clientY };
  const scroller = event.currentTarget.closest('[data-scrolls]');
  const scrolled = scroller?.scrollTop ?? 0;
  const listening = new AbortController();
  const { signal } = listening;
  let at: Point = event;
  let isDragging = false;
  const cancel = () => {
    listening.abort();
    if (isDragging) onCancel();
  };
  const drawNow = () => {
    if (isDragging) onMove({ y: at.clientY - start.y + (scroller?.scrollTop ?? 0) - scrolled, date: dayUnder(at) });
  };
  const move = (pointer: globalThis.PointerEvent) => {
    at = pointer;
    if (!isDragging && Math.hypot(at.clientX - start.x, at.clientY - start.y) > DRAG_PIXELS) {
      isDragging = true;
      if (scroller !== null) scrollAtEdges(scroller, () => at, signal);
    }
    drawNow();
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
  scroller?.addEventListener('scroll', drawNow, { signal });
}

/** How near to an edge a pointer makes it scroll, and by how much in a frame at most, in pixels. */
const EDGE = 72;
const FASTEST = 14;

function scrollAtEdges(scroller: Element, at: () => Point, signal: AbortSignal): void {
  const step = () => {
    if (signal.aborted) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const { clientY } = at();
    const over = Math.min(0, clientY - top - EDGE) + Math.max(0, clientY - bottom + EDGE);
    if (over !== 0) scroller.scrollTop += Math.max(-FASTEST, Math.min(FASTEST, over / 4));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
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

/** The day on the screen below a pointer. */
export function dayUnder({ clientX, clientY }: Point): string | null {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLElement && element.dataset.date);
  return under instanceof HTMLElement ? (under.dataset.date ?? null) : null;
}

/** A mouse or pen that begins to drag; a finger scrolls. */
export function beginsDrag(event: PointerEvent): boolean {
  return event.button === 0 && event.pointerType !== 'touch';
}
