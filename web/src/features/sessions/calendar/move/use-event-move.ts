import { daysBetween } from '@move/domain/kit/dates/dates.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { CalendarRow } from '../calendar-row.ts';
import { isSameSpan, movedBy, resizedBy, STEP_MINUTES } from '../layout/event-slot.ts';
import { beginsDrag, dayUnder, followPointer } from './follow-pointer.ts';

/** A session on its way to another time: drawn there, and nothing is written before it was asked. */
export type EventDraft = { row: CalendarRow; span: SessionSpan; by: 'pointer' | 'keys' };

export type EventHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Of the lower edge. */
  onResize: (event: PointerEvent) => void;
};

export type EventMove = {
  draft: EventDraft | null;
  /** Null for what has begun or is canceled: that stays where it is. */
  handlersOf: (row: CalendarRow) => EventHandlers | null;
  begin: (row: CalendarRow) => void;
  /** What the key of that name does, for who has no keys. */
  step: (key: StepKey) => void;
  keep: () => void;
  cancel: () => void;
};

type Moving = {
  isAllowed: boolean;
  /** Null where the view has days only. */
  pixelsPerHour: number | null;
  /** Asks about it; `done` takes the draft away and says whether it was moved. */
  onDrop: (row: CalendarRow, span: SessionSpan, done: (isMoved: boolean) => void) => void;
  /** Nothing is on its way any more. */
  onEnd: (isMoved: boolean) => void;
};

/**
 * Moves sessions of a calendar by pointer, or by keys: arrows move, plus and minus make longer and shorter, Enter keeps it and
 * Escape takes it back. Both end in `onDrop`; until it is done the draft stays where it was put.
 */
export function useEventMove({ isAllowed, pixelsPerHour, onDrop, onEnd }: Moving): EventMove {
  const [draft, setDraft] = useState<EventDraft | null>(null);
  const end = (isMoved: boolean) => {
    setDraft(null);
    onEnd(isMoved);
  };
  const cancel = () => end(false);
  const drop = (row: CalendarRow, span: SessionSpan) => (isSameSpan(row, span) ? cancel() : onDrop(row, span, end));

  const drag = (event: PointerEvent, row: CalendarRow, spanAt: (at: { y: number; days: number }) => SessionSpan) => {
    if (!beginsDrag(event)) return;
    event.stopPropagation();
    // the day it is taken by: of a night or a camp that may be a later one
    const taken = dayUnder(event);
    let span: SessionSpan = row;
    followPointer(event, {
      onMove: (at) => {
        const days = taken === null || at.date === null ? 0 : daysBetween(taken, at.date);
        const next = spanAt({ y: at.y, days });
        if (isSameSpan(next, span)) return;
        span = next;
        setDraft({ row, span, by: 'pointer' });
      },
      onDrop: () => drop(row, span),
      onCancel: cancel,
    });
  };
  const stepsAt = (y: number) =>
    pixelsPerHour === null ? 0 : Math.round(((y / pixelsPerHour) * 60) / STEP_MINUTES) * STEP_MINUTES;

  const handlersOf = (shown: CalendarRow): EventHandlers | null => {
    // what is on its way is shown where it would be; it counts from where it is
    const row = draft?.row.id === shown.id ? draft.row : shown;
    if (!isAllowed || !isMovable(row)) return null;
    return {
      onPointerDown: (event) => drag(event, row, ({ y, days }) => movedBy(row, { days, minutes: stepsAt(y) })),
      onResize: (event) => drag(event, row, ({ y }) => resizedBy(row, stepsAt(y))),
      onKeyDown: (event) => {
        // the pointer that drags it listens for Escape itself
        if (draft?.by === 'pointer') return;
        const now = draft?.row.id === row.id ? draft.span : null;
        // Shift and an arrow begin; from then on the arrows alone do
        if (now === null && !event.shiftKey) return;
        const next = spanByKey(event.key, now ?? row, pixelsPerHour !== null);
        if (next !== null) setDraft({ row, span: next, by: 'keys' });
        else if (now !== null && event.key === 'Enter') drop(row, now);
        else if (now !== null && event.key === 'Escape') cancel();
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  };
  return {
    draft,
    handlersOf,
    begin: (row) => setDraft({ row, span: row, by: 'keys' }),
    step: (key) => {
      const span = draft && spanByKey(key, draft.span, pixelsPerHour !== null);
      if (draft !== null && span !== null) setDraft({ ...draft, span });
    },
    keep: () => draft !== null && drop(draft.row, draft.span),
    cancel,
  };
}

export const isMovable = (row: CalendarRow) => !row.is_past && row.status !== 'canceled';

export type StepKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | '+' | '-';

const STEPS: Readonly<Record<string, { days: number; minutes: number }>> = {
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
};

/** Where a key brings a session; in a view of days only, up and down are a week. */
function spanByKey(key: string, span: SessionSpan, hasHours: boolean): SessionSpan | null {
  const step = STEPS[key];
  if (step !== undefined) {
    if (hasHours || step.minutes === 0) return movedBy(span, step);
    return movedBy(span, { days: Math.sign(step.minutes) * 7, minutes: 0 });
  }
  if (key === '+' || key === '=') return resizedBy(span, STEP_MINUTES);
  return key === '-' || key === '_' ? resizedBy(span, -STEP_MINUTES) : null;
}
