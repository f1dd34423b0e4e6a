import { listApplicationSessions, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import type { ListColumn } from '../../../screens/list/columns.tsx';
import type { SortOf } from '../../../screens/list/endpoint-types.ts';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { type List, useList } from '../../../screens/list/use-list.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { SessionCard, sessionPath, useSessionColumns } from '../list/session-columns.tsx';
import { useSessionBulk } from '../bulk/use-session-bulk.tsx';
import { sessionMessages } from '../sessions.messages.ts';
import { useFilterFromToday, useSessionTotals } from '../list/session-totals.tsx';
import { useSessionMenu } from '../list/use-session-menu.tsx';
import { type SessionViewState, useSessionView } from '../list/view-of-sessions.ts';
import { ViewSwitch } from '../list/ViewSwitch.tsx';
import { usePlatformFilters } from './platform-filters.ts';

// loaded separately, because most users look at the list
const PlatformCalendar = lazyPart(
  () => import('./PlatformCalendar.tsx').then((module) => module.PlatformCalendar),
  <ListSkeleton />,
);

/** The sessions of the whole platform: as a list, by week or by month. */
export function ApplicationSessions() {
  const state = useSessionView();
  useFilterFromToday();
  return state.view === 'list' ? <PlatformList state={state} /> : <PlatformCalendar state={state} />;
}

function PlatformList({ state }: { state: SessionViewState }) {
  const t = useMessages(sessionMessages);
  const [props, dialogs] = usePlatformSessions(useList(listApplicationSessions, {}));
  const today = platformToday().toString();
  return (
    <>
      <ListScreen
        {...props}
        actions={<ViewSwitch state={state} />}
        views={[{ name: t.fromToday.turnOn, query: { dateFrom: today } }]}
      />
      {dialogs}
    </>
  );
}

/** Returns the props of the list, and the dialogs of its menu and bulk actions. Render the dialogs once. */
export function usePlatformSessions(list: List<typeof listApplicationSessions>, applicationId?: number) {
  const t = useMessages(sessionMessages);
  const formats = useFormats();
  const [menu, dialogs] = useSessionMenu();
  const { date, time, status, location, occupancy, waitlist, series } = useSessionColumns();
  const [bulk, bulkDialog] = useSessionBulk(list.rowOf);
  const columns: readonly ListColumn<SessionRow, SortOf<typeof listApplicationSessions>>[] = [
    date,
    time,
    { name: 'activity', header: t.columns.activity, sort: 'activity', cell: (row) => row.activity.name },
    {
      name: 'organization',
      header: t.columns.organization,
      sort: 'organization',
      cell: (row) => row.organization.name,
      filterBy: { name: 'organizationId', value: (row) => row.organization.id },
    },
    status,
    occupancy,
    // all columns together are wider than a laptop, so these are optional
    { ...location, isOptional: true },
    { ...waitlist, isOptional: true },
    { ...series, isOptional: true },
  ];
  const filters = usePlatformFilters(list, applicationId);
  const props = {
    list,
    columns,
    filters,
    menu,
    bulk,
    totals: useSessionTotals(list.reply?.totals ?? null),
    title: t.title,
    search: t.search,
    record: (row: SessionRow) => ({
      name: `${row.activity.name} (${row.organization.name}), ${formats.date(row.start_date)} ${row.start_time}`,
      href: sessionPath(row),
    }),
    card: (row: SessionRow) => <SessionCard row={row} title="activity" />,
    empty: t.emptyPlatform,
  };
  const all = (
    <>
      {dialogs}
      {bulkDialog}
    </>
  );
  return [props, all] as const;
}
