import { clockMinutes, DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import type { CalendarPeriod } from './layout/calendar-days.ts';
import type { CalendarRow } from './calendar-row.ts';
import { type DayPart, partsByDay } from './layout/day-parts.ts';
import { DayButton } from './DayButton.tsx';
import { hoursShown, hourToOpen, layoutDay } from './layout/event-layout.ts';
import { drawnSlot, STEP_MINUTES } from './layout/event-slot.ts';
import { type OccupancyTotal, totalOf } from './layout/day-totals.ts';
import { beginsDrag, followPointer } from './move/follow-pointer.ts';
import { type EventProps, SessionEvent } from './SessionEvent.tsx';
import { TotalText } from './TotalText.tsx';
import type { LocalNow } from './use-local-now.ts';
import * as styles from './calendar.module.css';

/** The height of an hour in pixels, as in calendar.module.css. */
export const HOUR_PX = 46;

export type GridProps = {
  period: CalendarPeriod;
  /** A day in the period. The month view shows the month of this day. */
  day: string;
  now: LocalNow;
  rows: readonly CalendarRow[];
  eventOf: (row: CalendarRow) => EventProps;
  /** Plans a session on a drawn slot; null for users who may not plan. */
  onDraw: ((slot: SessionSpan) => void) | null;
  /** Shows one day; null when there is no view of a single day. */
  onDay: ((date: string) => void) | null;
  /** How often the user pressed Today. The view scrolls to now each time. */
  askedToday: number;
  /** The rows of the period are loaded, even when there are none. */
  isRead: boolean;
};

type Hours = { first: number; last: number };

/** The maximum number of events next to each other on a day in the week view. With more, events would be too narrow to read. */
const ROOM_IN_WEEK = 3;

/** The day or week view: a column of hours for each day. Overlapping sessions are next to each other. */
export function WeekGrid({ period, now, rows, eventOf, onDraw, onDay, askedToday, isRead }: GridProps) {
  const { days } = period;
  const byDay = partsByDay(rows, days);
  const parts = [...byDay.values()].flat();
  const hours = useHours(parts, isRead);
  const count = hours.last - hours.first;
  const time = days.includes(now.date) ? now.time : null;
  const openAt = (inSight: number) => hourToOpen(parts, time, { last: hours.last, inSight });
  const grid = useHourInSight({ first: hours.first, openAt, askedToday, isRead });
  const room = days.length > 1 ? ROOM_IN_WEEK : undefined;
  return (
    <div className={styles.week} ref={grid} data-days={days.length}>
      <div className={`${styles.dayHead} ${styles.corner}`} />
      {days.map((date) => (
        <DayHead
          key={date}
          date={date}
          isToday={date === now.date}
          onDay={days.length > 1 ? onDay : null}
          total={days.length > 1 ? totalOf(rows, [date]) : null}
        />
      ))}
      <div className={styles.hours} data-part="hours" aria-hidden="true" style={{ height: count * HOUR_PX }}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index + hours.first} style={{ top: index * HOUR_PX }}>
            {String(hours.first + index).padStart(2, '0')}:00
          </span>
        ))}
      </div>
      {days.map((date) => (
        <DayColumn
          key={date}
          {...{ date, hours, eventOf, onDraw, room }}
          now={date === now.date ? now.time : null}
          parts={byDay.get(date) ?? []}
        />
      ))}
    </div>
  );
}

/** The hours to show. They stay the same until the next week is loaded, so that the scroll position stays too. */
function useHours(parts: readonly DayPart[], isRead: boolean): Hours {
  const hours = hoursShown(parts);
  const [kept, setKept] = useState(hours);
  if (isRead && (kept.first !== hours.first || kept.last !== hours.last)) setKept(hours);
  return isRead ? hours : kept;
}

type InSight = { first: number; openAt: (hoursInSight: number) => number } & Pick<GridProps, 'askedToday' | 'isRead'>;

/** Half the height in pixels of the label of an hour. The label is centred on the line of the hour. */
const WRITING = 10;

/** Scrolls to the first hour to show, and again when the user presses Today. After that the scroll position stays. */
function useHourInSight({ first, openAt, askedToday, isRead }: InSight) {
  const grid = useRef<HTMLDivElement>(null);
  const done = useRef({ asked: -1, first });
  useLayoutEffect(() => {
    const scroller = grid.current?.parentElement;
    if (!scroller || !isRead) return;
    const head = grid.current?.firstElementChild?.clientHeight ?? 0;
    const inSight = Math.floor((scroller.clientHeight - head) / HOUR_PX);
    if (done.current.asked !== askedToday) scroller.scrollTop = (openAt(inSight) - first) * HOUR_PX - WRITING;
    else scroller.scrollTop += (done.current.first - first) * HOUR_PX;
    done.current = { asked: askedToday, first };
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the first hour is no reason to scroll again
  }, [first, askedToday, isRead]);
  return grid;
}

type DayHeadProps = Pick<GridProps, 'onDay'> & { date: string; isToday: boolean; total: OccupancyTotal | null };

/** A day as “ma 16”, with the full date for screen readers, and how full it is. */
function DayHead({ date, isToday, onDay, total }: DayHeadProps) {
  const locale = useLocale();
  const day = Temporal.PlainDate.from(date);
  return (
    <div className={styles.dayHead} data-today={isToday}>
      <DayButton date={date} isToday={isToday} onDay={onDay} className={styles.dayLink}>
        {day.toLocaleString(LANGUAGE_TAGS[locale], { weekday: 'short' })}
        <b>{day.day}</b>
      </DayButton>
      {total !== null && <TotalText total={total} />}
    </div>
  );
}

type DayColumnProps = Pick<GridProps, 'eventOf' | 'onDraw'> & {
  date: string;
  parts: readonly DayPart[];
  room: number | undefined;
  hours: Hours;
  /** The local time now when this day is today, else null. */
  now: string | null;
};

function DayColumn({ date, hours, now, parts, room, eventOf, onDraw }: DayColumnProps) {
  const formats = useFormats();
  const top = (minutes: number) => ((minutes - hours.first * 60) / 60) * HOUR_PX;
  const { slot, onPointerDown } = useDrawnSlot({ date, hours, onDraw });
  return (
    <div
      className={styles.column}
      data-date={date}
      data-weekend={Temporal.PlainDate.from(date).dayOfWeek > 5}
      data-draws={onDraw !== null || undefined}
      role="group"
      aria-label={formats.date(date)}
      onPointerDown={onPointerDown}
    >
      {now !== null && <NowLine top={top(clockMinutes(now))} />}
      {layoutDay(parts, room).map(({ left, width, ...part }) => (
        <SessionEvent
          key={part.row.id}
          {...eventOf(part.row)}
          part={part}
          height={((part.to - part.from) / 60) * HOUR_PX - 2}
          style={{
            top: top(part.from) + 1,
            left: `calc(${left * 100}% + 3px)`,
            width: `calc(${width * 100}% - 6px)`,
          }}
        />
      ))}
      {slot !== null && (
        <div
          className={styles.slot}
          style={{
            top: top(clockMinutes(slot.start_time)),
            height: top(endOf(slot)) - top(clockMinutes(slot.start_time)),
          }}
        >
          {formats.timeRange(slot.start_time, slot.end_time)}
        </div>
      )}
    </div>
  );
}

const endOf = (slot: SessionSpan) => (slot.end_date > slot.start_date ? DAY_MINUTES : clockMinutes(slot.end_time));

/** Lets users draw a slot over the empty part of a day. */
function useDrawnSlot({ date, hours, onDraw }: Pick<DayColumnProps, 'date' | 'hours' | 'onDraw'>) {
  const [slot, setSlot] = useState<SessionSpan | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (onDraw === null || event.target !== event.currentTarget || !beginsDrag(event)) return;
    event.preventDefault();
    const down = event.clientY - event.currentTarget.getBoundingClientRect().top;
    const quarter = (y: number, round: (value: number) => number) => {
      const minutes = hours.first * 60 + round(((y / HOUR_PX) * 60) / STEP_MINUTES) * STEP_MINUTES;
      return Math.max(hours.first * 60, Math.min(hours.last * 60, minutes));
    };
    const from = quarter(down, Math.floor);
    let drawn: SessionSpan | null = null;
    followPointer(event, {
      onMove: ({ y }) => {
        drawn = drawnSlot(date, from, quarter(down + y, Math.round));
        setSlot(drawn);
      },
      onDrop: () => {
        setSlot(null);
        if (drawn !== null) onDraw(drawn);
      },
      onCancel: () => setSlot(null),
    });
  };
  return { slot, onPointerDown };
}

/** The line of the current time. It comes before the sessions, so that it is behind their text. */
function NowLine({ top }: { top: number }) {
  const t = useMessages(calendarMessages);
  return top < 0 ? null : <div className={styles.now} style={{ top }} role="img" aria-label={t.now} />;
}
