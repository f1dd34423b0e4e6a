import { monthOf, weekOf } from './calendar-days.ts';
import { useSearch, useSetSearch } from '../../platform/navigation.tsx';

export const SESSION_VIEWS = ['list', 'week', 'month'] as const;
export type SessionView = (typeof SESSION_VIEWS)[number];

export type SessionViewState = {
  view: SessionView;
  /** A day in the period on screen. */
  day: string;
  show: (change: { view?: SessionView; day?: string }) => void;
};

/**
 * List, week or month, and which one: kept in the address, so that Back and a shared link show the same. `home` is the view
 * without a word of it in the address.
 */
export function useSessionView(home: SessionView = 'list'): SessionViewState {
  const search = useSearch();
  const setSearch = useSetSearch();
  const view = SESSION_VIEWS.find((known) => known === search.view) ?? home;
  const day = readDay(search.day);
  return {
    view,
    day,
    show: (change) => {
      const next = { view, day: search.day, ...change };
      setSearch({ view: next.view === home ? undefined : next.view, day: next.day }, { replace: false });
    },
  };
}

function readDay(text: string | undefined): string {
  try {
    return Temporal.PlainDate.from(text ?? '').toString();
  } catch {
    return Temporal.Now.plainDateISO().toString();
  }
}

/** How much a calendar shows at once; day by day it is a month. */
export const lengthOf = (view: SessionView): 'week' | 'month' => (view === 'week' ? 'week' : 'month');

/** The days that a calendar shows, as the lists filter by them. */
export function periodOf({ view, day }: Pick<SessionViewState, 'view' | 'day'>): {
  dateFrom: string;
  dateUntil: string;
} {
  const { first, last } = lengthOf(view) === 'month' ? monthOf(day) : weekOf(day);
  return { dateFrom: first, dateUntil: last };
}
