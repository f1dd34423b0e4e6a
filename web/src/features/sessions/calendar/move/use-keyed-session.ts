import { useEffect, useRef } from 'react';
import type { CalendarPeriod } from '../layout/calendar-days.ts';
import type { EventDraft } from './use-event-move.ts';
import type { SessionViewState } from '../../list/view-of-sessions.ts';

/** Milliseconds after which a closing dialog has returned the focus, unless the element that opened the dialog was rendered again. */
const DIALOG_MS = 350;

/** Keeps the focus on an event while keys move it to other days, and gives the focus back to the event when the move ends. */
export function useFocusOnKeyed(draft: EventDraft | null): void {
  const keyed = draft?.by === 'keys' ? draft : null;
  const id = keyed?.row.id;
  const place = keyed?.span.start_date;
  useEffect(() => {
    if (id === undefined) return;
    const focus = () => document.querySelector<HTMLElement>(`[data-session="${id}"]`)?.focus();
    // waits for a closing menu, which returns the focus to its button first
    const timer = setTimeout(focus);
    return () => {
      clearTimeout(timer);
      setTimeout(() => document.activeElement === document.body && focus(), DIALOG_MS);
    };
  }, [id, place]);
}

type Shown = { state: SessionViewState; period: CalendarPeriod };

/**
 * When keys move a session out of the period, the calendar shows the period of its new day. When the move is canceled, the calendar
 * returns to the period where the move began. None of this adds entries to the browser's history.
 */
export function useShowMovedPeriod({ state, period }: Shown) {
  const before = useRef<string | null>(null);
  const follow = (draft: EventDraft | null) => {
    const date = draft?.by === 'keys' ? draft.span.start_date : null;
    if (date === null || (date >= period.first && date <= period.last)) return;
    before.current ??= state.day;
    state.show({ day: date }, { replace: true });
  };
  const end = (isMoved: boolean) => {
    if (!isMoved && before.current !== null) state.show({ day: before.current }, { replace: true });
    before.current = null;
  };
  return { follow, end };
}

/** Calls `follow` each time the moved session reaches another day. */
export function useCallOnMovedDay(draft: EventDraft | null, follow: (draft: EventDraft | null) => void): void {
  const date = draft?.by === 'keys' ? draft.span.start_date : null;
  useEffect(() => {
    follow(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the session reaches another day
  }, [date]);
}
