import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { splitTaken } from '@move/domain/sessions/capacity.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { PlannedDate } from '../../../screens/list/dates.tsx';
import { CapacityBar } from '../../../ui/marks/CapacityBar.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { sessionMessages } from '../sessions.messages.ts';
import { useSpanTimes } from '../use-span-times.ts';
import { SeriesMark, seriesText } from './SeriesMark.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';
import * as styles from './list.module.css';

export const sessionPath = (row: Pick<SessionRow, 'id' | 'activity' | 'organization'>) =>
  `/organizations/${row.organization.id}/activities/${row.activity.id}/sessions/${row.id}`;

/** The occupancy of a session or bundle, as a bar and in figures. */
export function Occupancy({ row }: { row: Pick<SessionRow, 'spots' | 'taken'> & { reserved?: number } }) {
  const t = useMessages(sessionMessages).occupancy;
  const formats = useFormats();
  const { spots, taken } = row;
  const { participants, reserved } = splitTaken(row);
  return (
    <span className={`${look.row} ${styles.occupancy}`}>
      {spots !== null && <CapacityBar used={taken} total={spots} />}
      <span className={look.figures}>
        <b className={taken === 0 ? look.muted : undefined}>{formats.number(participants)}</b>
        {reserved > 0 && ` + ${t.reserved(formats.number(reserved))}`}{' '}
        <span className={look.muted}>{spots === null ? t.unlimited : t.of(formats.number(spots))}</span>
      </span>
    </span>
  );
}

/** The occupancy of a session in the calendar: “18/20”, “vol”, “gesloten”, or only the taken spots when spots are unlimited. */
export function useOccupancyText(): (row: Pick<SessionRow, 'spots' | 'taken' | 'free'>) => string {
  const t = useMessages(sessionMessages).occupancy;
  return ({ spots, taken, free }) => {
    if (spots === null) return String(taken);
    if (spots === 0) return t.closed;
    return free === 0 ? t.full : `${taken}/${spots}`;
  };
}

/** The columns that the lists of sessions share: those of an activity, a bundle, an organisation and a platform. */
export function useSessionColumns() {
  const t = useMessages(sessionMessages);
  const formats = useFormats();
  const locale = useLocale();
  const spanText = useSpanTimes();
  const statusWord = useStatusWord();
  return {
    date: {
      name: 'start_date',
      header: t.columns.date,
      sort: 'starts_at' as const,
      cell: (row: SessionRow) => (
        <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={sessionPath(row)}>
          <PlannedDate day={row.start_date} />
        </Anchor>
      ),
      value: (row: SessionRow) => row.start_date,
    },
    time: {
      name: 'start_time',
      header: t.columns.time,
      width: 130,
      cell: (row: SessionRow) => (
        <span className={look.figures}>
          {spanText(row)} <SeriesMark row={row} />
        </span>
      ),
      value: (row: SessionRow) => spanText(row),
    },
    status: {
      name: 'status',
      header: t.columns.status,
      width: 130,
      cell: (row: SessionRow) => <Status look={STATUS.session[row.status]} />,
      filterBy: { name: 'status', value: (row: SessionRow) => row.status },
      value: (row: SessionRow) => statusWord(STATUS.session[row.status]),
    },
    location: {
      name: 'location',
      header: t.columns.location,
      cell: (row: SessionRow) => row.location?.name ?? '–',
      value: (row: SessionRow) => row.location?.name ?? null,
    },
    occupancy: {
      name: 'taken',
      header: t.columns.occupancy,
      sort: 'taken' as const,
      width: 200,
      cell: (row: SessionRow) => <Occupancy row={row} />,
      value: ({ taken, spots }: SessionRow) =>
        spots === null ? taken : `${formats.number(taken)} ${t.occupancy.of(formats.number(spots))}`,
    },
    waitlist: {
      name: 'waitlist_count',
      header: t.columns.waitlist,
      sort: 'waitlist_count' as const,
      align: 'right' as const,
      width: 100,
      cell: (row: SessionRow) => (
        <span className={row.waitlist_count === 0 ? `${look.figures} ${look.muted}` : look.figures}>
          {formats.number(row.waitlist_count)}
        </span>
      ),
      value: (row: SessionRow) => row.waitlist_count,
    },
    series: {
      name: 'repetition',
      header: t.columns.series,
      cell: (row: SessionRow) => seriesText(row, locale) ?? '–',
      value: (row: SessionRow) => seriesText(row, locale),
    },
  };
}

type SessionCardProps = {
  row: Pick<SessionRow, 'id' | 'activity' | 'organization' | 'location' | 'status' | 'spots' | 'taken'> &
    SessionSpan &
    Partial<Pick<SessionRow, 'repetition' | 'anchor_date'>>;
  /** Where the card links to; by default the session's page under its activity. */
  href?: string;
  title?: 'day' | 'activity' | 'activity-under-day';
  /** Shown instead of start and end, for a later day of a session that spans several days. */
  times?: string;
  /** More lines below the session, e.g. its conflicts. */
  notes?: readonly string[];
};

/** A session on the phone: its day or activity, time, location, status and occupancy. */
export function SessionCard(props: SessionCardProps) {
  const { row, href, title = 'day', times, notes = [] } = props;
  const formats = useFormats();
  const spanText = useSpanTimes();
  return (
    <div className={tableStyles.cardContent}>
      <Anchor className={tableStyles.primary} href={href ?? sessionPath(row)}>
        {title === 'day' ? formats.date(row.start_date) : row.activity.name}
      </Anchor>
      <div className={look.soft}>
        {title === 'activity' && `${formats.shortDay(row.start_date)} · `}
        <span className={look.figures}>{times ?? spanText(row)}</span>{' '}
        <SeriesMark row={{ repetition: null, anchor_date: null, ...row }} />
        {row.location !== null && ` · ${row.location.name}`}
      </div>
      <div className={`${look.row} ${look.wrap} ${tableStyles.cardLine}`}>
        <Status look={STATUS.session[row.status]} />
        <Occupancy row={row} />
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          <IconAlertTriangle size={15} stroke={1.75} aria-hidden />
          {note}
        </p>
      ))}
    </div>
  );
}
