import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import { IconAlertTriangle, IconArrowsMove } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ListFailed } from '../../../screens/list/ListStates.tsx';
import { PHONE, useMediaQuery } from '../../../ui/look/use-media-query.ts';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { calendarMessages } from './calendar.messages.ts';
import type { CalendarRow } from './calendar-row.ts';
import { CalendarSteps } from './CalendarSteps.tsx';
import { ConflictList } from './conflicts/ConflictList.tsx';
import { useConflictTexts } from './conflicts/use-conflict-texts.ts';
import { DayList } from './DayList.tsx';
import { rowOfDraft } from './move/draft-conflicts.ts';
import { type Marked, type MarkedBy, type Named, markColours, markFinder, marksOf } from './layout/event-marks.ts';
import { totalOf } from './layout/day-totals.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { MoveBar } from './move/MoveBar.tsx';
import { isMovable, useEventMove } from './move/use-event-move.ts';
import { useShowMovedPeriod, useFocusOnKeyed, useCallOnMovedDay } from './move/use-keyed-session.ts';
import { useLocalNow } from './use-local-now.ts';
import { useConfirmMove } from './move/use-confirm-move.tsx';
import { sessionPath } from '../list/session-columns.tsx';
import { useSessionMenu } from '../list/use-session-menu.tsx';
import { daysShown, type SessionViewState } from '../list/view-of-sessions.ts';
import { HOUR_PX, WeekGrid } from './WeekGrid.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as toolbarStyles from '../../../ui/page/bars/toolbar.module.css';
import * as styles from './calendar.module.css';

export type CalendarRead = {
  rows: readonly CalendarRow[];
  total: number;
  error: Error | null;
  retry: () => void;
  isBusy: boolean;
};

export type SessionCalendarProps = {
  state: SessionViewState;
  read: CalendarRead;
  /** Shown next to the name of the period. */
  filters?: ReactNode;
  tools?: ReactNode;
  /** Shows the organisation of each session. */
  isPlatform?: boolean;
  mayMove: boolean;
  /** Lists all pairs of overlapping sessions above the calendar. */
  showsConflicts?: boolean;
  markedBy?: MarkedBy;
  /** All locations, trainers or activities of the period without filters, so that the colours stay the same when a filter changes. */
  marks?: readonly Named[] | undefined;
  /** Plans a session on a slot that the user drew. */
  onDraw?: ((slot: SessionSpan) => void) | undefined;
};

/** Sessions by week, month or day; the phone always shows days. Users move a session by dragging it or with keys. */
export function SessionCalendar(props: SessionCalendarProps) {
  const { state, read, filters, tools, isPlatform = false, mayMove, markedBy = 'location', marks, onDraw } = props;
  const { showsConflicts = false } = props;
  const t = useMessages(calendarMessages);
  const isPhone = useMediaQuery(PHONE);
  const { view, day } = state;
  const hasHours = view === 'week' || view === 'day';
  const period = daysShown(state);
  const now = useLocalNow(read.rows[0]?.tz ?? DEFAULT_TIME_ZONE);
  const [ask, confirmDialog] = useConfirmMove();
  const [askedToday, setAskedToday] = useState(0);
  const keyed = useShowMovedPeriod({ state, period });
  const pixelsPerHour = hasHours ? HOUR_PX : null;
  const move = useEventMove({ isAllowed: mayMove, pixelsPerHour, onDrop: ask, onEnd: keyed.end });
  const { draft } = move;
  useFocusOnKeyed(draft);
  useCallOnMovedDay(draft, keyed.follow);
  const showToday = () => {
    if (!period.days.includes(now.date)) state.show({ day: now.date });
    setAskedToday(askedToday + 1);
  };
  const moved = useMemo(() => draft && rowOfDraft(draft, read.rows), [draft, read.rows]);
  const rows = moved === null ? read.rows : [...read.rows.filter(({ id }) => id !== moved.id), moved];
  const marked = useMemo(() => marksOf(read.rows, markedBy, marks), [read.rows, markedBy, marks]);
  const markOf = markFinder(marked, markedBy);
  const [menuOf, dialogs] = useEventMenu(mayMove ? move.begin : null, read.rows);
  const eventOf = (row: CalendarRow) => ({
    row,
    isPlatform,
    mark: markOf(row),
    isDraft: row.id === moved?.id,
    handlers: move.handlersOf(row),
    menu: menuOf(row),
  });
  const onDay = state.views.includes('day') ? (date: string) => state.show({ view: 'day', day: date }) : null;
  const shared = { period, day, now, rows, eventOf, onDraw: onDraw ?? null, onDay, askedToday, isRead: !read.isBusy };
  if (read.error !== null && read.rows.length === 0) return <ListFailed error={read.error} onRetry={read.retry} />;
  return (
    <>
      <div className={`${toolbarStyles.toolbar} ${styles.toolbar}`} data-calendar-tools>
        <CalendarSteps state={state} onToday={showToday} total={read.isBusy ? null : totalOf(read.rows, period.days)} />
        {filters}
        <span className={look.grow} />
        {!isPhone && view !== 'list' && <Legend marked={marked} />}
        {tools}
      </div>
      {showsConflicts && <ConflictList rows={read.rows} />}
      {read.total > read.rows.length && !read.isBusy && <Banner tone="warning">{t.tooMany(read.rows.length)}</Banner>}
      <div
        className={styles.calendar}
        role="region"
        aria-label={t.label[view]}
        aria-busy={read.isBusy}
        data-view={view}
        data-scrolls
      >
        {isPhone || view === 'list' ? (
          <DayList {...shared} />
        ) : hasHours ? (
          <WeekGrid {...shared} />
        ) : (
          <MonthGrid {...shared} />
        )}
      </div>
      {mayMove && !isPhone && view !== 'list' && (
        <p className={styles.hint}>
          {t.keys} {onDraw !== undefined && hasHours && t.draws}
        </p>
      )}
      {moved !== null && confirmDialog === null && <MoveBar row={moved} move={move} hasHours={hasHours} />}
      {confirmDialog}
      {dialogs}
    </>
  );
}

/** The menu of an event: the actions of a session in the list, an action to move it with keys, and links to overlapping sessions. */
function useEventMenu(begin: ((row: CalendarRow) => void) | null, rows: readonly CalendarRow[]) {
  const t = useMessages(calendarMessages).moving;
  const [rowMenu, dialogs] = useSessionMenu();
  const conflictsOf = useConflictTexts();
  const menuOf = (row: CalendarRow): MenuItem[] => {
    const [open, ...others] = rowMenu(row);
    const moving: MenuItem = {
      label: t.action,
      icon: <IconArrowsMove size={17} stroke={1.75} aria-hidden />,
      onClick: () => begin?.(row),
    };
    const texts = conflictsOf(row);
    const overlaps = (row.conflicts ?? []).flatMap(({ session_id }, index): MenuItem[] => {
      const other = rows.find(({ id }) => id === session_id);
      const icon = <IconAlertTriangle size={17} stroke={1.75} aria-hidden />;
      return other === undefined ? [] : [{ label: texts[index] ?? '', icon, href: sessionPath(other) }];
    });
    return [...overlaps, ...(open ? [open] : []), ...(begin !== null && isMovable(row) ? [moving] : []), ...others];
  };
  return [menuOf, dialogs] as const;
}

/** The meaning of the colours; hidden when all are the same. */
function Legend({ marked }: { marked: readonly Marked[] }) {
  if (new Set(marked.map(({ mark }) => `${mark.tone} ${mark.lineStyle}`)).size < 2) return null;
  return (
    <ul className={styles.legend}>
      {marked.map(({ id, name, mark }) => (
        <li key={id} style={markColours(mark)} data-lane={mark.lineStyle}>
          {name}
        </li>
      ))}
    </ul>
  );
}
