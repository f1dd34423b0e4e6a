import type { listApplicationSessions } from '@move/contract/sessions/sessions.ts';
import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { LOOKUP_OPTIONS, useRead } from '../../../platform/api/reads.ts';
import { useSportWord } from '../../../platform/state/settings.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FilterNameOf } from '../../../screens/list/endpoint-types.ts';
import type { ListFilter } from '../../../screens/list/filters/filters.tsx';
import { useOrganizationFilter } from '../../../screens/list/filters/use-organization-filter.ts';
import { useProofFilters, useStateFilters } from '../list/session-totals.tsx';
import { sessionMessages } from '../sessions.messages.ts';

type Filter = ListFilter<FilterNameOf<typeof listApplicationSessions>>;

/** The filters of the list of a platform's sessions. The calendar uses them too, without the period. */
export function usePlatformFilters(filtered: Parameters<typeof useProofFilters>[0], applicationId?: number): Filter[] {
  const t = useMessages(sessionMessages);
  const sport = useSportWord(t.filters.sport);
  const sports = useRead(listAllSports, {}, LOOKUP_OPTIONS).data?.sports ?? [];
  return [
    ...useOrganizationFilter(t.columns.organization, applicationId),
    { name: 'dateFrom', until: 'dateUntil', label: t.columns.date, kind: 'period' },
    {
      name: 'sportId',
      kind: 'several',
      canBeEmpty: true,
      label: sport,
      options: sports.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'past', label: t.filters.past, kind: 'yes-no' },
    ...useStateFilters(),
    ...useProofFilters(filtered),
  ];
}
