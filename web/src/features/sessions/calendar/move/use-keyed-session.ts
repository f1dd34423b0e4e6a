import { useEffect, useRef } from 'react';
import type { CalendarPeriod } from '../layout/calendar-days.ts';
import type { EventDraft } from './use-event-move.ts';
import type { SessionViewState } from '../../list/view-of-sessions.ts';

/** How long a dialog takes to fade and give the focus back, in vain where its opener was drawn anew. */
const DIALOG_MS = 350;

/** An event that keys move is drawn anew in another day: the focus goes along, and back to it in the end. */
export function useFocusOnKeyed(draft: EventDraft | null): void {
  const keyed = draft?.by === 'keys' ? draft : null;
  const id = keyed?.row.id;
  const place = keyed?.span.start_date;
  useEffect(() => {
    if (id === undefined) return;
    const focus = () => document.querySelector<HTMLElement>(`[data-session="${id}"]`)?.focus();
    // a menu that closes gives the focus back first
    const timer = setTimeout(focus);
    return () => {
      clearTimeout(timer);
      setTimeout(() => document.activeElement === document.body && focus(), DIALOG_MS);
    };
  }, [id, place]);
}

type Shown = { state: SessionViewState; period: CalendarPeriod };

/**
 * Keys may carry a session past the end of the week: the calendar goes along, and back to where it was when the session stays
 * where it is. The periods it went past are no steps for Back.
 */
export function useFollowKeyboardMove({ state, period }: Shown) {
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

/** Calls with what is on its way whenever that goes to another day. */
export function useMoveFollower(draft: EventDraft | null, follow: (draft: EventDraft | null) => void): void {
  const date = draft?.by === 'keys' ? draft.span.start_date : null;
  useEffect(() => {
    follow(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- only where the session goes decides
  }, [date]);
}
