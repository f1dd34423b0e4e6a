import type { PointerEvent } from 'react';

/** A shorter move, in pixels, counts as a click. */
const DRAG_PIXELS = 6;

type Point = { clientX: number; clientY: number };

type Follow = {
  /** How far the pointer moved down the page, scrolling included, and the day below it, when there is one. */
  onMove: (at: { y: number; date: string | null }) => void;
  /** Called on release after a move; not for a click, and not after Escape. */
  onDrop: () => void;
  onCancel: () => void;
};

/**
 * Follows a pressed pointer until its release, over elements with their day in `data-date`. Elements with `data-scrolls` scroll when the
 * pointer is near their edge. It listens on the window, because the dragged element may be rendered in another day meanwhile.
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

/** The distance to an edge in pixels at which scrolling starts, and the maximum number of pixels per frame. */
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

/** Swallows the click after a drag, which would open the dragged session. When no click follows, the next click works as usual. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** The day at the position of a pointer. */
export function dayUnder({ clientX, clientY }: Point): string | null {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLElement && element.dataset.date);
  return under instanceof HTMLElement ? (under.dataset.date ?? null) : null;
}

/** Whether a pointer begins a drag: a mouse or pen does, a finger scrolls. */
export function beginsDrag(event: PointerEvent): boolean {
  return event.button === 0 && event.pointerType !== 'touch';
}
