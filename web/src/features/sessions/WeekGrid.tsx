import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import type { CalendarPeriod } from './calendar-days.ts';
import { hoursShown, layoutDay, minutesOf, type Placed } from './event-layout.ts';
import type { ToneOf } from './place-tones.ts';
import type { Move } from './SessionCalendar.tsx';
import { SessionEvent } from './SessionEvent.tsx';
import { sessionMessages } from './sessions.messages.ts';
import { moveHandlers } from './use-move-session.ts';

/** Height of an hour, as in look.css. */
const HOUR = 46;

export type GridProps = {
  period: CalendarPeriod;
  /** The day that the view is about. */
  day: string;
  rows: readonly SessionRow[];
  isPlatform: boolean;
  toneOf: ToneOf;
  onMove: Move | null;
};

/** Seven days with their hours; what overlaps stands side by side. */
export function WeekGrid({ period, rows, isPlatform, toneOf, onMove }: GridProps) {
  const hours = hoursShown(rows);
  const count = hours.last - hours.first;
  return (
    <div className="cal">
      <div className="calh calcorner" />
      {period.days.map((date) => (
        <DayHead key={date} date={date} />
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
          {...{ date, hours, isPlatform, toneOf, onMove }}
          placed={layoutDay(rows.filter((row) => row.start_date === date))}
        />
      ))}
    </div>
  );
}

const today = () => Temporal.Now.plainDateISO().toString();

/** “ma 16”, said in full. */
function DayHead({ date }: { date: string }) {
  const locale = useLocale();
  const formats = useFormats();
  const day = Temporal.PlainDate.from(date);
  const isToday = date === today();
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

type DayColumnProps = {
  date: string;
  hours: { first: number; last: number };
  placed: readonly Placed[];
  isPlatform: boolean;
  toneOf: ToneOf;
  onMove: Move | null;
};

function DayColumn({ date, hours, placed, isPlatform, toneOf, onMove }: DayColumnProps) {
  const formats = useFormats();
  const top = (minutes: number) => ((minutes - hours.first * 60) / 60) * HOUR;
  return (
    <div
      className="calc"
      data-date={date}
      data-weekend={Temporal.PlainDate.from(date).dayOfWeek > 5}
      role="group"
      aria-label={formats.date(date)}
    >
      {placed.map(({ row, from, to, column, columns }) => (
        <SessionEvent
          key={row.id}
          row={row}
          isPlatform={isPlatform}
          tone={toneOf(row)}
          height={((to - from) / 60) * HOUR - 2}
          {...moveHandlers(row, { onMove, pixelsPerHour: HOUR })}
          style={{
            top: top(from) + 1,
            left: `calc(${(column / columns) * 100}% + 3px)`,
            width: `calc(${100 / columns}% - 6px)`,
          }}
        />
      ))}
      {date === today() && <NowLine top={top(minutesOf(Temporal.Now.plainTimeISO().toString()))} />}
    </div>
  );
}

function NowLine({ top }: { top: number }) {
  const t = useMessages(sessionMessages).calendar;
  return top < 0 ? null : <div className="nowline" style={{ top }} role="img" aria-label={t.now} />;
}
