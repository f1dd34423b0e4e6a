import type { listCalendar } from '@move/contract/calendar/calendar.ts';
import type { QueryInputOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch, useSetSearch } from '../../platform/navigation/navigation.tsx';
import type { ShownFilter } from '../../screens/list/filters/filters.tsx';
import type { ViewState } from '../../screens/list/views/use-view-query.ts';
import { MARKED_BY, type MarkedBy } from '../sessions/public.tsx';
import { calendarScreenMessages } from './calendar.messages.ts';

const FILTERS = ['locationId', 'trainerId', 'activityId'] as const;
type FilterName = (typeof FILTERS)[number];

type Choices = ReplyOf<typeof listCalendar>['choices'];

export type CalendarView = {
  /** The filters, as `listCalendar` takes them. */
  query: Pick<QueryInputOf<typeof listCalendar>, FilterName>;
  filters: ViewState;
  markedBy: MarkedBy;
  setMarkedBy: (by: MarkedBy) => void;
  /** Whether only sessions with conflicts are shown. */
  isOverlapping: boolean;
  setOverlapping: (isOn: boolean) => void;
};

/** The filters and view of the calendar, kept in the URL. */
export function useCalendarView(): CalendarView {
  const search = useSearch();
  const setSearch = useSetSearch();
  const inUse = FILTERS.flatMap((name): [FilterName, string][] => {
    const value = search[name];
    return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? [[name, value]] : [];
  });
  const query = Object.fromEntries(inUse);
  const change = (next: Readonly<Record<string, string | undefined>>) => setSearch(next, { replace: false });
  return {
    query,
    filters: {
      query,
      change,
      show: (next) => change({ ...Object.fromEntries(FILTERS.map((name) => [name, undefined])), ...next }),
    },
    markedBy: MARKED_BY.find((known) => known === search.colour) ?? 'location',
    setMarkedBy: (by) => change({ colour: by === 'location' ? undefined : by }),
    isOverlapping: search.overlap === '1',
    setOverlapping: (isOn) => change({ overlap: isOn ? '1' : undefined }),
  };
}

/**
 * The filters with their options. Names of former replies are remembered, because a filter may name something without sessions in this
 * week.
 */
export function useCalendarFilters(choices: Choices | undefined): ShownFilter[] {
  const t = useMessages(calendarScreenMessages).filters;
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState<Choices>();
  if (choices !== undefined && choices !== last) {
    setLast(choices);
    setKnown(new Map([...known, ...namesIn(choices)]));
  }
  const filter = (name: FilterName, label: string, kind: keyof Choices): ShownFilter => ({
    name,
    label,
    options: [...known]
      .filter(([key]) => key.startsWith(kind))
      .map(([key, text]) => ({ value: key.slice(kind.length), label: text })),
  });
  return [
    filter('locationId', t.location, 'locations'),
    filter('trainerId', t.trainer, 'trainers'),
    filter('activityId', t.activity, 'activities'),
  ];
}

function namesIn(choices: Choices): [string, string][] {
  return (['locations', 'trainers', 'activities'] as const).flatMap((kind) =>
    choices[kind].map(({ id, name }): [string, string] => [`${kind}${id}`, name]),
  );
}
