import { listApplicationSessions, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import type { ListColumn } from '../../../screens/list/columns.tsx';
import { PlannedDate } from '../../../screens/list/dates.tsx';
import type { SortOf } from '../../../screens/list/endpoint-types.ts';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { useSessionBulk } from '../bulk/use-session-bulk.tsx';
import { organizationSessionMessages } from './organization-sessions.messages.ts';
import { SeriesMark, seriesText } from './SeriesMark.tsx';
import { useFilterFromToday, useProofFilters, useSessionTotals, useStateFilters } from './session-totals.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

const hrefOf = ({ id, activity, organization }: SessionRow) =>
  `/organizations/${organization.id}/activities/${activity.id}/sessions/${id}`;

/** The sessions of one organisation for all its activities. The numbers of its dashboard link to this list. */
export function OrganizationSessions({ organizationId }: { organizationId: number }) {
  const t = useMessages(organizationSessionMessages);
  const formats = useFormats();
  const list = useList(listApplicationSessions, { fixed: { organizationId } });
  useFilterFromToday();
  const [bulk, bulkDialog] = useSessionBulk(list.rowOf);
  return (
    <>
      <ListScreen
        list={list}
        title={t.title}
        search={t.search}
        record={(row) => ({
          name: `${row.activity.name}, ${formats.date(row.start_date)} ${row.start_time}`,
          href: hrefOf(row),
        })}
        bulk={bulk}
        columns={useColumns()}
        filters={[
          { name: 'dateFrom', until: 'dateUntil', label: t.date, kind: 'period' },
          { name: 'past', label: t.past, kind: 'yes-no' },
          ...useStateFilters(),
          ...useProofFilters(list, organizationId),
        ]}
        totals={useSessionTotals(list.reply?.totals ?? null)}
        views={[{ name: t.fromToday, query: { dateFrom: platformToday().toString() } }]}
        card={(row) => <Card row={row} />}
        empty={t.empty}
      />
      {bulkDialog}
    </>
  );
}

/** A session on the phone: the activity, the time and the occupancy. */
function Card({ row }: { row: SessionRow }) {
  const formats = useFormats();
  return (
    <div className={tableStyles.cardContent}>
      <Anchor className={tableStyles.primary} href={hrefOf(row)}>
        {row.activity.name}
      </Anchor>
      <div className={`${look.soft} ${look.figures}`}>
        {formats.shortDay(row.start_date)} · <Time row={row} />
      </div>
      <div className={`${look.row} ${tableStyles.cardLine}`}>
        <Status look={STATUS.session[row.status]} />
        <Taken row={row} />
      </div>
    </div>
  );
}

/** Start and end, with the mark of a series. */
function Time({ row }: { row: SessionRow }) {
  const formats = useFormats();
  return (
    <span className={look.figures}>
      {formats.timeRange(row.start_time, row.end_time)} <SeriesMark row={row} />
    </span>
  );
}

function Taken({ row: { taken, spots } }: { row: SessionRow }) {
  const t = useMessages(organizationSessionMessages);
  const formats = useFormats();
  return (
    <span className={look.figures}>
      {spots === null ? formats.number(taken) : t.of(formats.number(taken), formats.number(spots))}
    </span>
  );
}

function useColumns(): ListColumn<SessionRow, SortOf<typeof listApplicationSessions>>[] {
  const t = useMessages(organizationSessionMessages);
  const formats = useFormats();
  const locale = useLocale();
  const word = useStatusWord();
  return [
    {
      name: 'start_date',
      header: t.date,
      sort: 'starts_at',
      cell: (row) => (
        <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={hrefOf(row)}>
          <PlannedDate day={row.start_date} />
        </Anchor>
      ),
      value: (row) => row.start_date,
    },
    {
      name: 'start_time',
      header: t.time,
      width: 130,
      cell: (row) => <Time row={row} />,
      value: (row) => row.start_time,
    },
    {
      name: 'activity',
      header: t.activity,
      sort: 'activity',
      cell: (row) => row.activity.name,
      filterBy: { name: 'activityId', value: (row) => row.activity.id },
    },
    {
      name: 'status',
      header: t.status,
      width: 170,
      cell: (row) => <Status look={STATUS.session[row.status]} />,
      filterBy: { name: 'status', value: (row) => row.status },
      value: (row) => word(STATUS.session[row.status]),
    },
    {
      name: 'taken',
      header: t.taken,
      sort: 'taken',
      width: 190,
      cell: (row) => <Taken row={row} />,
      value: ({ taken, spots }) => (spots === null ? taken : t.of(formats.number(taken), formats.number(spots))),
    },
    {
      name: 'repetition',
      header: t.series,
      cell: (row) => seriesText(row, locale) ?? '–',
      value: (row) => seriesText(row, locale),
      isOptional: true,
    },
  ];
}
