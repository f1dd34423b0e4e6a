import { sessionLabels } from '@move/contract/sessions/sessions.labels.ts';
import { SESSION_STATUSES } from '@move/domain/sessions/session-status.ts';
import type { listApplicationSessions, SessionTotals } from '@move/contract/sessions/sessions.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import type { Query } from '../../../platform/api/reads.ts';
import type { FilterOption } from '../../../screens/list/filters/filters.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useSearch, useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import type { List } from '../../../screens/list/use-list.ts';
import type { ViewState } from '../../../screens/list/views/use-view-query.ts';
import { totalsMessages } from './session-totals.messages.ts';

/** The cells of the totals row by column; undefined when the list has no totals. */
export function useSessionTotals(totals: SessionTotals | null): Record<string, ReactNode> | undefined {
  const t = useMessages(totalsMessages);
  const formats = useFormats();
  if (totals === null) return undefined;
  const { sessions, participants, present, expected, taken, spots } = totals;
  return {
    start_date: t.label(formats.number(sessions)),
    activity: t.participants(formats.number(participants)),
    status: expected > 0 && t.present(formats.number(present), formats.number(expected)),
    taken: spots > 0 && t.occupancy(formats.number(taken), formats.number(spots)),
  };
}

/** The filters by status and occupancy. */
export function useStateFilters() {
  const labels = sessionLabels[useLocale()];
  const word = useStatusWord();
  return [
    {
      name: 'status' as const,
      kind: 'several' as const,
      label: labels.status,
      options: SESSION_STATUSES.map((value) => ({ value, label: word(STATUS.session[value]) })),
    },
    { name: 'taken' as const, kind: 'range' as const, of: 'numbers' as const, label: labels.taken },
  ];
}

type Choices = { activities: readonly { id: number; name: string }[] };

const activityOptions = (organizationId: number): Query<readonly FilterOption[]> => ({
  queryKey: ['activity choices', organizationId],
  queryFn: async (signal) => (await import('../activity-choices.ts')).readActivities(organizationId, signal),
  select: ({ activities }: Choices) => activities.map(({ id, name }) => ({ value: String(id), label: name })),
});

type Filtered = Pick<List<typeof listApplicationSessions>, 'rows'> & { view: ViewState };

/**
 * The filters that links from a dashboard's figures set: without canceled sessions, and by activity. In the list of a platform only such a
 * link sets the activity: there are too many activities to choose from.
 */
export function useProofFilters({ view, rows }: Filtered, organizationId?: number) {
  const t = useMessages(totalsMessages);
  const asked = view.query['activityId'];
  const several = { name: 'activityId' as const, kind: 'several' as const, label: t.activity };
  const activity = () => {
    if (organizationId !== undefined) {
      const options = activityOptions(organizationId);
      return [{ ...several, options }];
    }
    return asked === undefined
      ? []
      : [{ ...several, options: [{ value: asked, label: rows[0]?.activity.name ?? '…' }] }];
  };
  return [
    { name: 'canceled' as const, label: t.canceled, kind: 'yes-no' as const },
    { name: 'waitlistHasRoom' as const, label: t.hasRoom, kind: 'yes-no' as const },
    ...activity(),
  ];
}

/** Filters the list from today on when it opens without filters in the URL. Only once, so that the user can choose “Alle” afterwards. */
export function useFilterFromToday(): void {
  const search = useSearch();
  const setSearch = useSetSearch();
  const [isBare] = useState(() => Object.keys(search).every((name) => name === 'tab'));
  useEffect(() => {
    if (isBare) setSearch({ dateFrom: platformToday().toString() });
  }, [isBare, setSearch]);
}
