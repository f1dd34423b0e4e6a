import { isPlannable } from '@move/domain/sessions/planning-limits.ts';
import { dayPeriod, monthPeriod, weekPeriod, type CalendarPeriod } from '../calendar/layout/calendar-days.ts';
import { useSearch, useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { platformToday } from '../../../platform/texts/platform-clock.ts';

export type SessionView = 'list' | 'day' | 'week' | 'month';

export type SessionViewState = {
  view: SessionView;
  /** The views to choose from. */
  views: readonly SessionView[];
  /** A day in the shown period. */
  day: string;
  /** Adds to the history, so that Back returns to the earlier view; with `replace` it doesn't. */
  show: (change: { view?: SessionView; day?: string }, how?: { replace?: boolean }) => void;
};

type Views = { views: readonly SessionView[]; home: SessionView };
const BESIDE_A_LIST: Views = { views: ['week', 'month', 'list'], home: 'list' };

/**
 * The view (day, week, month or list) and the period, kept in the URL so that Back and shared links work. The URL leaves out the view when
 * it is `home`.
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
    // a missing or invalid day becomes today
  }
  return platformToday().toString();
}

/** The length of the period of a view; the list counts as a month. */
export type Length = Exclude<SessionView, 'list'>;
export const lengthOf = (view: SessionView): Length => (view === 'list' ? 'month' : view);

const PERIODS = { day: dayPeriod, week: weekPeriod, month: monthPeriod } satisfies Record<
  Length,
  (day: string) => CalendarPeriod
>;

/** The days that a calendar shows. */
export const daysShown = ({ view, day }: Pick<SessionViewState, 'view' | 'day'>): CalendarPeriod =>
  PERIODS[lengthOf(view)](day);

/** The days that a calendar shows, as parameters of its read. */
export function periodQuery(state: Pick<SessionViewState, 'view' | 'day'>): { dateFrom: string; dateUntil: string } {
  const { first, last } = daysShown(state);
  return { dateFrom: first, dateUntil: last };
}
