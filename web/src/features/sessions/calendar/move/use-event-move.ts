import { daysBetween } from '@move/domain/kit/dates/dates.ts';
import { isSameSpan, type SessionSpan } from '@move/domain/sessions/session-times.ts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { CalendarRow } from '../calendar-row.ts';
import { movedBy, resizedBy, STEP_MINUTES } from '../layout/event-slot.ts';
import { beginsDrag, dayUnder, followPointer } from './follow-pointer.ts';

/** A session that is being moved. The calendar draws it at the new time; nothing is saved until the user confirms. */
export type EventDraft = { row: CalendarRow; span: SessionSpan; by: 'pointer' | 'keys' };

export type EventHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** For a press on the lower edge of an event. */
  onResize: (event: PointerEvent) => void;
};

export type EventMove = {
  draft: EventDraft | null;
  /** Null for sessions that have begun or are canceled, which can't be moved. */
  handlersOf: (row: CalendarRow) => EventHandlers | null;
  begin: (row: CalendarRow) => void;
  /** Does the same as the key, for users without a keyboard. */
  step: (key: StepKey) => void;
  keep: () => void;
  cancel: () => void;
};

type Moving = {
  isAllowed: boolean;
  /** Null in views without hours. */
  pixelsPerHour: number | null;
  /** Asks for confirmation. Must call `done` to end the move, with whether the session was moved. */
  onDrop: (row: CalendarRow, span: SessionSpan, done: (isMoved: boolean) => void) => void;
  /** Called when a move ends. */
  onEnd: (isMoved: boolean) => void;
};

/**
 * Moves sessions of a calendar by pointer or keys: arrows move, plus and minus change the length, Enter confirms and Escape cancels. While
 * the user moves a session, it is drawn at its new time. Confirming calls `onDrop`.
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
    // the day where the user took hold of the session, which may be its second day
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
    // a session that is being moved is drawn at its new time; the move starts from its real time
    const row = draft?.row.id === shown.id ? draft.row : shown;
    if (!isAllowed || !isMovable(row)) return null;
    return {
      onPointerDown: (event) => drag(event, row, ({ y, days }) => movedBy(row, { days, minutes: stepsAt(y) })),
      onResize: (event) => drag(event, row, ({ y }) => resizedBy(row, stepsAt(y))),
      onKeyDown: (event) => {
        // a drag by pointer handles Escape itself
        if (draft?.by === 'pointer') return;
        const now = draft?.row.id === row.id ? draft.span : null;
        // Shift with an arrow begins a move; after that, arrows alone continue the move
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

/** The span after a key; in views without hours, up and down move by a week. */
function spanByKey(key: string, span: SessionSpan, hasHours: boolean): SessionSpan | null {
  const step = STEPS[key];
  if (step !== undefined) {
    if (hasHours || step.minutes === 0) return movedBy(span, step);
    return movedBy(span, { days: Math.sign(step.minutes) * 7, minutes: 0 });
  }
  if (key === '+' || key === '=') return resizedBy(span, STEP_MINUTES);
  return key === '-' || key === '_' ? resizedBy(span, -STEP_MINUTES) : null;
}
