import { isPlannable } from '@move/domain/sessions/planning-limits.ts';
import { dayOf, monthOf, weekOf, type CalendarPeriod } from '../calendar/layout/calendar-days.ts';
import { useSearch, useSetSearch } from '../../../platform/navigation/navigation.tsx';

export type SessionView = 'list' | 'day' | 'week' | 'month';

export type SessionViewState = {
  view: SessionView;
  /** What there is to choose. */
  views: readonly SessionView[];
  /** A day in the period on screen. */
  day: string;
  /** Back returns to what was shown before, unless that is replaced. */
  show: (change: { view?: SessionView; day?: string }, how?: { replace?: boolean }) => void;
};

type Views = { views: readonly SessionView[]; home: SessionView };
const BESIDE_A_LIST: Views = { views: ['week', 'month', 'list'], home: 'list' };

/**
 * List, week or month, and which one: kept in the address, so that Back and a shared link show the same. `home` is the view
 * without a word of it in the address.
 */
export function useSessionView({ views, home }: Views = BESIDE_A_LIST): SessionViewState {
  const search = useSearch();
  const setSearch = useSetSearch();
  const view = views.find((known) => known === search.view) ?? home;
  const day = readDay(search.day);
  return {
    view,
    views,
    day,
    show: (change, { replace = false } = {}) => {
      const next = { view, day: search.day, ...change };
      setSearch({ view: next.view === home ? undefined : next.view, day: next.day }, { replace });
    },
  };
}

function readDay(text: string | undefined): string {
  try {
    const day = Temporal.PlainDate.from(text ?? '').toString();
    if (isPlannable(day)) return day;
  } catch {
    // no day: today, as when there is none in the address
  }
  return Temporal.Now.plainDateISO().toString();
}

/** How much a calendar shows at once; as a list it is a month. */
export type Length = Exclude<SessionView, 'list'>;
export const lengthOf = (view: SessionView): Length => (view === 'list' ? 'month' : view);

const PERIODS = { day: dayOf, week: weekOf, month: monthOf } satisfies Record<Length, (day: string) => CalendarPeriod>;

/** The days that a calendar shows. */
export const daysShown = ({ view, day }: Pick<SessionViewState, 'view' | 'day'>): CalendarPeriod =>
  PERIODS[lengthOf(view)](day);

/** The days that a calendar shows, as its read takes them. */
export function periodOf(state: Pick<SessionViewState, 'view' | 'day'>): { dateFrom: string; dateUntil: string } {
  const { first, last } = daysShown(state);
  return { dateFrom: first, dateUntil: last };
}
