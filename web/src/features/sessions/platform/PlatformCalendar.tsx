import type { QueryInputOf } from '@move/contract/kit/endpoint.ts';
import { listApplicationSessions, updateSession } from '@move/contract/sessions/sessions.ts';
import { addDays } from '@move/domain/kit/dates/dates.ts';
import { useState } from 'react';
import { useRead } from '../../../platform/api/reads.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Filters, useShownFilters } from '../../../screens/list/filters/filters.tsx';
import { ListSearch } from '../../../screens/list/filters/ListSearch.tsx';
import { querySchema, viewName } from '../../../screens/list/use-list.ts';
import { useViewQuery } from '../../../screens/list/views/use-view-query.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { LazyCalendar } from '../calendar/LazyCalendar.tsx';
import { periodQuery, type SessionViewState } from '../list/view-of-sessions.ts';
import { ViewSwitch } from '../list/ViewSwitch.tsx';
import { sessionMessages } from '../sessions.messages.ts';
import { usePlatformFilters } from './platform-filters.ts';

/** The calendar of a platform by week or month, with the search and filters of the list. */
export function PlatformCalendar({ state }: { state: SessionViewState }) {
  const t = useMessages(sessionMessages);
  const mayMove = useCan(updateSession);
  const { dateFrom, dateUntil } = periodQuery(state);
  // the endpoint filters by the start day, so reads one day more for sessions that end past midnight
  const period = { dateFrom: addDays(dateFrom, -1), dateUntil, itemsPerPage: 1_000 };
  const view = useViewQuery(querySchema(listApplicationSessions), viewName(listApplicationSessions, '{}'));
  const { sort: _, order: __, page: ___, ...asked } = view.query;
  // useViewQuery has checked each value with the schema of the endpoint; its type doesn't say so
  const query = { ...asked, ...period } as QueryInputOf<typeof listApplicationSessions>;
  const read = useRead(listApplicationSessions, { query }, { keepsPrevious: true, showsErrors: true });
  const rows = read.data?.sessions ?? [];
  const [isFiltering, setFiltering] = useState(false);
  const filters = usePlatformFilters({ view, rows }).filter(({ name }) => name !== 'dateFrom');
  const shown = useShownFilters(filters, view, isFiltering);
  return (
    <>
      <PageHeader title={t.title} actions={<ViewSwitch state={state} />} isLined />
      <LazyCalendar
        state={state}
        isPlatform
        mayMove={mayMove}
        filters={
          <>
            <ListSearch label={t.search} view={view} />
            <Filters filters={shown} view={view} onAdd={() => setFiltering(true)} />
          </>
        }
        read={{
          rows,
          total: read.data?.meta.pagination.total ?? 0,
          error: read.error,
          retry: () => void read.refetch(),
          isBusy: read.isPlaceholderData || read.data === undefined,
        }}
      />
    </>
  );
}
