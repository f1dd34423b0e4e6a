import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { addDays } from '@move/domain/kit/dates.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Move } from './SessionCalendar.tsx';
import { minutesOf, timeOf } from './event-layout.ts';

const STEP_MINUTES = 15;
/** Less than this is a click. */
const DRAG_PIXELS = 6;

type Handlers = { onPointerDown?: (event: PointerEvent) => void; onKeyDown?: (event: KeyboardEvent) => void };

/**
 * Moves a session by pointer (over elements with `data-date`) or by Shift and an arrow: a day left and right, and where the
 * view has hours a quarter up and down. Both end in the same question; nothing moves before it is answered.
 */
export function moveHandlers(
  row: SessionRow,
  { onMove, pixelsPerHour }: { onMove: Move | null; pixelsPerHour: number | null },
): Handlers {
  if (onMove === null || row.is_past || row.status === 'canceled') return {};
  return {
    onPointerDown: (event) => {
      if (event.button === 0 && event.pointerType !== 'touch') drag(event, { row, onMove, pixelsPerHour });
    },
    onKeyDown: (event) => {
      const step = arrows[event.key];
      if (!event.shiftKey || step === undefined) return;
      event.preventDefault();
      const minutes = pixelsPerHour === null ? 0 : step.minutes;
      if (pixelsPerHour === null && step.days === 0)
        onMove(row, to(row, addDays(row.start_date, Math.sign(step.minutes) * 7), 0));
      else onMove(row, to(row, addDays(row.start_date, step.days), minutes));
    },
  };
}

const arrows: Readonly<Record<string, { days: number; minutes: number }>> = {
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
};

/** The new begin and end: the length stays. */
function to(row: SessionRow, date: string, minutes: number) {
  const start = Temporal.PlainDateTime.from(`${row.start_date}T${row.start_time}`);
  const end = Temporal.PlainDateTime.from(`${row.end_date}T${row.end_time}`);
  const begin = Temporal.PlainDateTime.from(`${date}T${timeOf(minutesOf(row.start_time) + minutes)}`);
  const until = begin.add(start.until(end));
  const clock = (moment: Temporal.PlainDateTime) => moment.toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    start_date: begin.toPlainDate().toString(),
    start_time: clock(begin),
    end_date: until.toPlainDate().toString(),
    end_time: clock(until),
  };
}

type Dragging = { row: SessionRow; onMove: Move; pixelsPerHour: number | null };

function drag(event: PointerEvent, { row, onMove, pixelsPerHour }: Dragging) {
  const element = event.currentTarget;
  if (!(element instanceof HTMLElement)) return;
  const start = { x: event.clientX, y: event.clientY };
  const follower = new AbortController();
  const { signal } = follower;
  let isDragging = false;
  const minutesAt = (y: number) =>
    pixelsPerHour === null ? 0 : Math.round(((y - start.y) / pixelsPerHour) * (60 / STEP_MINUTES)) * STEP_MINUTES;
  const end = () => {
    follower.abort();
    element.style.transform = '';
    element.removeAttribute('data-dragging');
  };
  window.addEventListener(
    'pointermove',
    (move) => {
      const [x, y] = [move.clientX - start.x, move.clientY - start.y];
      isDragging ||= Math.hypot(x, y) > DRAG_PIXELS;
      if (!isDragging) return;
      element.setAttribute('data-dragging', 'true');
      element.style.transform = `translate(${x}px, ${y}px)`;
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    (up) => {
      end();
      if (!isDragging) return;
      // the click that follows the drag must not open the session
      element.addEventListener('click', (click) => click.preventDefault(), { once: true, capture: true });
      const date = dayUnder(up.clientX, up.clientY) ?? row.start_date;
      const minutes = minutesAt(up.clientY);
      if (date !== row.start_date || minutes !== 0) onMove(row, to(row, date, minutes));
    },
    { signal },
  );
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal });
}

function dayUnder(x: number, y: number): string | null {
  const under = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset.date);
  return under instanceof HTMLElement ? (under.dataset.date ?? null) : null;
}
