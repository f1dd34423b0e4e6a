import type { PointerEvent } from 'react';

/** A press that moves fewer pixels counts as a click. */
const DRAG_PIXELS = 6;

type Point = { clientX: number; clientY: number };

type DragHandlers = {
  /** `y`: pixels moved down, scrolling included; `date`: the day under the pointer, null for none. */
  onMove: (moved: { y: number; date: string | null }) => void;
  /** Called on release after a move; not for a click, and not after Escape. */
  onDrop: () => void;
  onCancel: () => void;
};

/**
 * Follows a pressed pointer until its release, over elements with their day in `data-date`. The nearest ancestor with `data-scrolls`
 * scrolls when the pointer is near its edge. Listens on the window, because the dragged element may be rendered again in another day.
 */
export function followPointer(event: PointerEvent, { onMove, onDrop, onCancel }: DragHandlers): void {
  const start = { x: event.clientX, y: event.clientY };
  const scroller = event.currentTarget.closest('[data-scrolls]');
  const scrollTopBefore = scroller?.scrollTop ?? 0;
  const controller = new AbortController();
  const { signal } = controller;
  // another pointer, such as a finger while a mouse drags, is ignored
  const isOther = (pointer: globalThis.PointerEvent) => pointer.pointerId !== event.pointerId;
  let pointer: Point = event;
  let isDragging = false;
  const cancel = () => {
    controller.abort();
    if (isDragging) onCancel();
  };
  const report = () => {
    if (!isDragging) return;
    const scrolled = (scroller?.scrollTop ?? 0) - scrollTopBefore;
    onMove({ y: pointer.clientY - start.y + scrolled, date: dayUnder(pointer) });
  };
  const move = (next: globalThis.PointerEvent) => {
    if (isOther(next)) return;
    pointer = next;
    if (!isDragging && Math.hypot(next.clientX - start.x, next.clientY - start.y) > DRAG_PIXELS) {
      isDragging = true;
      if (scroller !== null) scrollAtEdges(scroller, () => pointer, signal);
    }
    report();
  };
  const drop = (released: globalThis.PointerEvent) => {
    if (isOther(released)) return;
    controller.abort();
    if (!isDragging) return;
    swallowClick();
    onDrop();
  };
  const escape = (key: KeyboardEvent) => {
    if (key.key !== 'Escape') return;
    if (isDragging) swallowClickAfter(event.pointerId);
    cancel();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', (canceled) => !isOther(canceled) && cancel(), { signal });
  window.addEventListener('keydown', escape, { signal });
  scroller?.addEventListener('scroll', report, { signal });
}

/** Scrolling starts when the pointer is closer to an edge than this. */
const EDGE_PIXELS = 72;
const MAX_PIXELS_PER_FRAME = 14;

function scrollAtEdges(scroller: Element, getPointer: () => Point, signal: AbortSignal): void {
  const step = () => {
    if (signal.aborted) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const { clientY } = getPointer();
    const overshoot = Math.min(0, clientY - top - EDGE_PIXELS) + Math.max(0, clientY - bottom + EDGE_PIXELS);
    scroller.scrollTop += Math.max(-MAX_PIXELS_PER_FRAME, Math.min(MAX_PIXELS_PER_FRAME, overshoot / 4));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Swallows the click that the browser fires after a drag: it would open the dragged session. Later clicks work as usual. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** After Escape the button is still pressed: swallows the click that its release fires. */
function swallowClickAfter(pointerId: number): void {
  const controller = new AbortController();
  const onEnd = (ended: globalThis.PointerEvent) => {
    if (ended.pointerId !== pointerId) return;
    controller.abort();
    swallowClick();
  };
  window.addEventListener('pointerup', onEnd, { signal: controller.signal });
  window.addEventListener('pointercancel', onEnd, { signal: controller.signal });
}

/** The day at the position of a pointer. */
export function dayUnder({ clientX, clientY }: Point): string | null {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLElement && element.dataset.date);
  return under instanceof HTMLElement ? (under.dataset.date ?? null) : null;
}

/** Whether a press begins a drag: the main button of a mouse, or a pen. A finger scrolls. */
export function beginsDrag(event: PointerEvent): boolean {
  return event.button === 0 && event.pointerType !== 'touch';
}
