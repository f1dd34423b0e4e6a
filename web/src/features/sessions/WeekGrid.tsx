import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import { type PointerEvent, useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import type { CalendarPeriod } from './calendar-days.ts';
import type { CalendarRow } from './calendar-row.ts';
import { hoursShown, layoutDay, minutesOf } from './event-layout.ts';
import { drawnSlot, STEP_MINUTES } from './event-slot.ts';
import { beginsDrag, followPointer } from './follow-pointer.ts';
import { type EventProps, SessionEvent } from './SessionEvent.tsx';
import type { LocalNow } from './use-local-now.ts';

/** Height of an hour, as in look.css. */
export const HOUR = 46;

export type GridProps = {
  period: CalendarPeriod;
  /** The day that the view is about. */
  day: string;
  now: LocalNow;
  rows: readonly CalendarRow[];
  eventOf: (row: CalendarRow) => EventProps;
  /** Something new on a slot that was drawn; null for who may not plan. */
  onDraw: ((slot: SessionSpan) => void) | null;
};

type Hours = { first: number; last: number };

/** Seven days with their hours; what overlaps stands side by side. */
export function WeekGrid({ period, now, rows, eventOf, onDraw }: GridProps) {
  const hours = hoursShown(rows);
  const count = hours.last - hours.first;
  return (
    <div className="cal">
      <div className="calh calcorner" />
      {period.days.map((date) => (
        <DayHead key={date} date={date} isToday={date === now.date} />
      ))}
      <div className="calhours" aria-hidden="true" style={{ height: count * HOUR }}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index + hours.first} style={{ top: index * HOUR }}>
            {String(hours.first + index).padStart(2, '0')}:00
          </span>
        ))}
      </div>
      {period.days.map((date) => (
        <DayColumn
          key={date}
          {...{ date, hours, eventOf, onDraw }}
          now={date === now.date ? now.time : null}
          rows={rows.filter((row) => row.start_date === date)}
        />
      ))}
    </div>
  );
}

/** “ma 16”, said in full. */
function DayHead({ date, isToday }: { date: string; isToday: boolean }) {
  const locale = useLocale();
  const formats = useFormats();
  const day = Temporal.PlainDate.from(date);
  return (
    <div className="calh" data-today={isToday} aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden="true">
        {day.toLocaleString(locale === 'nl' ? 'nl-NL' : 'en-GB', { weekday: 'short' })}
        <b>{day.day}</b>
      </span>
      <span className="vh">{formats.date(date)}</span>
    </div>
  );
}

type DayColumnProps = Pick<GridProps, 'rows' | 'eventOf' | 'onDraw'> & {
  date: string;
  hours: Hours;
  /** Wall time, today. */
  now: string | null;
};

function DayColumn({ date, hours, now, rows, eventOf, onDraw }: DayColumnProps) {
  const formats = useFormats();
  const top = (minutes: number) => ((minutes - hours.first * 60) / 60) * HOUR;
  const { slot, onPointerDown } = useDrawnSlot({ date, hours, onDraw });
  return (
    <div
      className="calc"
      data-date={date}
      data-weekend={Temporal.PlainDate.from(date).dayOfWeek > 5}
      data-draws={onDraw !== null || undefined}
      role="group"
      aria-label={formats.date(date)}
      onPointerDown={onPointerDown}
    >
      {layoutDay(rows).map(({ row, from, to, column, columns }) => (
        <SessionEvent
          key={row.id}
          {...eventOf(row)}
          height={((to - from) / 60) * HOUR - 2}
          style={{
            top: top(from) + 1,
            left: `calc(${(column / columns) * 100}% + 3px)`,
            width: `calc(${100 / columns}% - 6px)`,
          }}
        />
      ))}
      {slot !== null && (
        <div
          className="evslot"
          style={{ top: top(minutesOf(slot.start_time)), height: top(endOf(slot)) - top(minutesOf(slot.start_time)) }}
        >
          {formats.timeRange(slot.start_time, slot.end_time)}
        </div>
      )}
      {now !== null && <NowLine top={top(minutesOf(now))} />}
    </div>
  );
}

const endOf = (slot: SessionSpan) => (slot.end_date > slot.start_date ? 24 * 60 : minutesOf(slot.end_time));

/** Draws a slot over the empty part of a day. */
function useDrawnSlot({ date, hours, onDraw }: Pick<DayColumnProps, 'date' | 'hours' | 'onDraw'>) {
  const [slot, setSlot] = useState<SessionSpan | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (onDraw === null || event.target !== event.currentTarget || !beginsDrag(event)) return;
    event.preventDefault();
    const down = event.clientY - event.currentTarget.getBoundingClientRect().top;
    const quarter = (y: number, round: (value: number) => number) => {
      const minutes = hours.first * 60 + round(((y / HOUR) * 60) / STEP_MINUTES) * STEP_MINUTES;
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

function NowLine({ top }: { top: number }) {
  const t = useMessages(calendarMessages);
  return top < 0 ? null : <div className="nowline" style={{ top }} role="img" aria-label={t.now} />;
}
