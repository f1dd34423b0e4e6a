import { listSessions, type SessionRow } from '@move/contract/sessions/sessions.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate, useSearch, useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { useColumns } from '../../../screens/list/columns.tsx';
import { useListPreferences } from '../../../screens/list/views/use-list-preferences.ts';
import { ListFooter } from '../../../screens/list/rows/ListRows.tsx';
import { ListEmpty, ListFailed, ListStatus } from '../../../screens/list/ListStates.tsx';
import { type List, rowKey, useList } from '../../../screens/list/use-list.ts';
import { FilterChip } from '../../../ui/marks/Chip.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { ROW_HEIGHTS } from '../../../ui/table/columns/columns.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { SessionCard, sessionPath, useSessionColumns } from './session-columns.tsx';
import { useSessionBulk } from '../bulk/use-session-bulk.tsx';
import { sessionMessages } from '../sessions.messages.ts';
import { useSessionMenu } from './use-session-menu.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as markStyles from '../../../ui/marks/marks.module.css';
import * as toolbarStyles from '../../../ui/page/bars/toolbar.module.css';

type SessionListProps = {
  organizationId: number;
  activityId: number;
  /** The view switch and the button to plan, which the list shows in its own bar. */
  tools: ReactNode;
  create: ReactNode;
  /** The activity has sessions, maybe only earlier ones. */
  hasSessions: boolean;
};

/** The sessions of an activity as a list, by default from today. */
export function SessionList({ organizationId, activityId, tools, create, hasSessions }: SessionListProps) {
  const t = useMessages(sessionMessages);
  const search = useSearch();
  const setSearch = useSetSearch();
  const isFromToday = search.from !== 'all';
  const list = useList(listSessions, {
    params: { organizationId, activityId },
    fixed: isFromToday ? { dateFrom: Temporal.Now.plainDateISO().toString() } : {},
  });
  const [menu, dialogs] = useSessionMenu();
  const showAll = (isOn: boolean) => setSearch({ from: isOn ? 'all' : undefined, page: undefined }, { replace: false });
  return (
    <>
      <div className={toolbarStyles.toolbar}>
        {isFromToday ? (
          <FilterChip name={t.fromToday.name} value={t.fromToday.value} onRemove={() => showAll(true)} />
        ) : (
          <button type="button" className={`${markStyles.chip} ${markStyles.add}`} onClick={() => showAll(false)}>
            + {t.fromToday.turnOn}
          </button>
        )}
        <span className={look.grow} />
        {tools}
      </div>
      <ListStatus list={list} />
      <Rows {...{ list, menu, create }} onShowAll={isFromToday && hasSessions ? () => showAll(true) : undefined} />
      {dialogs}
    </>
  );
}

type RowsProps = {
  list: List<typeof listSessions>;
  menu: ReturnType<typeof useSessionMenu>[0];
  create: ReactNode;
  onShowAll: (() => void) | undefined;
};

function Rows({ list, menu, create, onShowAll }: RowsProps) {
  const t = useMessages(sessionMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const preferences = useListPreferences(listSessions.name);
  const named = useSessionColumns<SessionRow>();
  const { date, time, status, location, occupancy, waitlist, series } = named;
  const face = (row: SessionRow) => ({ name: formats.date(row.start_date), href: sessionPath(row) });
  const [bulk, bulkDialog] = useSessionBulk(list.rowOf);
  const columns = useColumns({
    endpoint: listSessions,
    record: face,
    columns: [date, time, status, location, occupancy, waitlist, series],
  });
  if (list.error !== null && list.rows.length === 0) return <ListFailed error={list.error} onRetry={list.retry} />;
  if (list.isLoading || !preferences.isReady) return <ListSkeleton rowHeight={ROW_HEIGHTS.roomy} />;
  if (list.rows.length === 0 && !list.isBusy) {
    if (onShowAll === undefined)
      return <ListEmpty view={list.view} filters={[]} emptyContent={t.empty} create={create} />;
    const show = (
      <Button variant="default" onClick={onShowAll}>
        {t.noUpcoming.show}
      </Button>
    );
    return (
      <EmptyState
        title={t.noUpcoming.title}
        text={t.noUpcoming.text}
        actions={
          <>
            {show}
            {create}
          </>
        }
      />
    );
  }
  return (
    <>
      <DataTable
        label={t.title}
        rows={list.rows}
        columns={columns}
        widths={preferences.widths}
        onWidth={preferences.setWidth}
        rowKey={rowKey}
        rowName={(row) => `${formats.date(row.start_date)} ${row.start_time}`}
        sort={list.sort}
        onSort={({ by, direction }) => list.view.change({ sort: by, order: direction })}
        selected={list.selected}
        onSelect={list.select}
        rowMenu={menu}
        onOpen={(row) => navigate(sessionPath(row))}
        card={(row) => <SessionCard row={row} />}
        isBusy={list.isBusy}
      />
      <ListFooter list={list} bulk={bulk} record={face} />
      {bulkDialog}
    </>
  );
}
