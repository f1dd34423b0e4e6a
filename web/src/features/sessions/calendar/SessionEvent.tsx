import { IconAlertTriangle, IconRepeat } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ActionMenu, type MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { calendarMessages } from './calendar.messages.ts';
import type { CalendarRow } from './calendar-row.ts';
import type { DayPart } from './layout/day-parts.ts';
import { type EventMark, markColours } from './layout/event-marks.ts';
import { useOccupancyText } from '../list/session-columns.tsx';
import { useSessionHref } from './layout/use-session-href.ts';
import { sessionMessages } from '../sessions.messages.ts';
import { useConflictTexts } from './conflicts/use-conflict-texts.ts';
import { usePartTime } from './layout/use-part-time.ts';
import { useSpanTimes } from '../use-span-times.ts';
import type { EventHandlers } from './move/use-event-move.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './SessionEvent.module.css';

/** Heights in pixels: from the first an event shows two lines, from the second three. */
const TWO_LINES = 42;
const THREE_LINES = 60;

export type EventProps = {
  row: CalendarRow;
  /** The colour for the location, trainer or activity, whose name is in the event too. */
  mark: EventMark;
  isPlatform: boolean;
  /** The user is moving the event. */
  isDraft: boolean;
  handlers: EventHandlers | null;
  menu: readonly MenuItem[];
};

type SessionEventProps = EventProps & {
  /** Whether this is the first or last part of a session that spans several days. */
  part: Pick<DayPart, 'isFirst' | 'isLast'>;
  /** The height in pixels, in views where the height shows the length. */
  height?: number;
  style?: CSSProperties;
  /** Shows the event as one line, for the month view. */
  isLine?: boolean;
};

function sizeOf(height = Number.POSITIVE_INFINITY): 'short' | 'medium' | undefined {
  return height < TWO_LINES ? 'short' : height < THREE_LINES ? 'medium' : undefined;
}

/** One session in the calendar: time, name and occupancy. It links to the session's page and has a menu. */
export function SessionEvent(props: SessionEventProps) {
  const { row, part, mark, height, style, isLine = false, isPlatform, isDraft, handlers, menu } = props;
  const t = useMessages(calendarMessages);
  const occupancy = useOccupancyText()(row);
  const hrefOf = useSessionHref();
  const full = useFullText(row, isPlatform);
  const { conflicts = [] } = row;
  const time = usePartTime()({ row, ...part });
  const isDone = row.status === 'past' || row.status === 'canceled';
  return (
    <div
      className={styles.box}
      data-line={isLine || undefined}
      style={{ ...markColours(mark), height, ...style }}
      data-dragging={isDraft || undefined}
    >
      <Anchor
        className={styles.event}
        data-past={isDone || undefined}
        data-line={isLine || undefined}
        data-size={sizeOf(height)}
        href={hrefOf(row)}
        data-session={row.id}
        data-status={row.status}
        data-lane={mark.lineStyle}
        data-conflict={conflicts.length > 0 || undefined}
        data-goes-on={!part.isLast || undefined}
        data-began={!part.isFirst || undefined}
        title={full}
        draggable={false}
        onPointerDown={handlers?.onPointerDown}
        onKeyDown={handlers?.onKeyDown}
        aria-keyshortcuts={
          handlers === null ? undefined : 'Shift+ArrowUp Shift+ArrowDown Shift+ArrowLeft Shift+ArrowRight'
        }
      >
        <span className={styles.body}>
          <b>
            <span className={styles.time}>{time}</span>
            {conflicts.length > 0 && <IconAlertTriangle size={13} stroke={2} aria-hidden />}
            {row.series_id !== null && <IconRepeat className={styles.series} size={12} stroke={2} aria-hidden />}
          </b>
          <span className={styles.name}>{row.activity.name}</span>
          <span className={`${styles.occupancy} ${look.figures}`}>{occupancy}</span>
          {conflicts.length > 0 && (
            <span className={styles.note} aria-hidden="true">
              {t.conflict.short}
            </span>
          )}
        </span>
        <span className={look.visuallyHidden}>{full}</span>
      </Anchor>
      <ActionMenu items={menu} label={t.actions(`${row.activity.name}, ${row.start_time}`)} className={styles.menu} />
      {!isLine && part.isLast && handlers !== null && (
        <span className={styles.grip} onPointerDown={handlers.onResize} aria-hidden="true" />
      )}
    </div>
  );
}

/** Returns all details of an event as one text. */
function useFullText(row: CalendarRow, isPlatform: boolean): string {
  const t = useMessages(sessionMessages);
  const formats = useFormats();
  const occupancy = useOccupancyText()(row);
  const conflictsOf = useConflictTexts();
  const timesOf = useSpanTimes();
  return [
    formats.date(row.start_date),
    timesOf(row),
    row.activity.name,
    isPlatform ? row.organization.name : null,
    row.location?.name,
    ...(row.trainers ?? []).map(({ name }) => name),
    row.spots === null ? t.people(row.taken) : occupancy,
    row.series_id === null ? null : t.inSeries,
    ...conflictsOf(row),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}
