import { listSessions, type SessionRow } from '@move/contract/sessions/sessions.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSearch, useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { hasNoRecords, ListStatus } from '../../../screens/list/ListStates.tsx';
import { ListFooter, ListRows } from '../../../screens/list/rows/ListRows.tsx';
import { TableSettings } from '../../../screens/list/rows/TableSettings.tsx';
import { useShownColumns } from '../../../screens/list/rows/use-shown-columns.ts';
import { useList } from '../../../screens/list/use-list.ts';
import { useListPreferences } from '../../../screens/list/views/use-list-preferences.ts';
import { FilterChip } from '../../../ui/marks/Chip.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { useSessionBulk } from '../bulk/use-session-bulk.tsx';
import { sessionMessages } from '../sessions.messages.ts';
import { SessionCard, sessionPath, useSessionColumns } from './session-columns.tsx';
import { useSessionMenu } from './use-session-menu.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as markStyles from '../../../ui/marks/marks.module.css';
import * as toolbarStyles from '../../../ui/page/bars/toolbar.module.css';

type SessionListProps = {
  organizationId: number;
  activityId: number;
  /** The view switch and buttons, which the list shows in its toolbar. */
  tools: ReactNode;
  create: ReactNode;
  /** The activity has sessions, even if all are in the past. */
  hasSessions: boolean;
};

/** The sessions of an activity as a list, by default from today. */
export function SessionList({ organizationId, activityId, tools, create, hasSessions }: SessionListProps) {
  const t = useMessages(sessionMessages);
  const formats = useFormats();
  const search = useSearch();
  const setSearch = useSetSearch();
  const isFromToday = search.from !== 'all';
  const list = useList(listSessions, {
    params: { organizationId, activityId },
    fixed: isFromToday ? { dateFrom: platformToday().toString() } : {},
  });
  const [menu, dialogs] = useSessionMenu();
  const [bulk, bulkDialog] = useSessionBulk(list.rowOf);
  const preferences = useListPreferences(listSessions.name);
  const { date, time, status, location, occupancy, waitlist, series } = useSessionColumns();
  const columns = [date, time, status, location, occupancy, waitlist, series];
  const record = (row: SessionRow) => ({
    name: `${formats.date(row.start_date)} ${row.start_time}`,
    href: sessionPath(row),
  });
  const { chosen, choose } = preferences;
  const { all, standard, shown } = useShownColumns({ list, columns, record }, [], chosen);
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
        {list.rows.length > 0 && (
          <TableSettings {...{ standard, chosen, preferences }} columns={all} onChange={choose} />
        )}
        {tools}
      </div>
      <ListStatus list={list} />
      {isFromToday && hasSessions && hasNoRecords(list) ? (
        <NoUpcoming create={create} onShowAll={() => showAll(true)} />
      ) : (
        <>
          <ListRows
            {...{ list, record, menu, bulk, create, preferences }}
            title={t.title}
            filters={[]}
            columns={shown}
            card={(row) => <SessionCard row={row} />}
            empty={t.empty}
          />
          <ListFooter {...{ list, bulk, record }} />
        </>
      )}
      {dialogs}
      {bulkDialog}
    </>
  );
}

function NoUpcoming({ create, onShowAll }: { create: ReactNode; onShowAll: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <EmptyState
      title={t.noUpcoming.title}
      text={t.noUpcoming.text}
      actions={
        <>
          <Button variant="default" onClick={onShowAll}>
            {t.noUpcoming.show}
          </Button>
          {create}
        </>
      }
    />
  );
}
