import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useWords } from '../../ui/Words.tsx';
import { calendarMessages } from './calendar.messages.ts';
import { weekOf } from './calendar-days.ts';
import type { CalendarRow } from './calendar-row.ts';
import { SessionEvent } from './SessionEvent.tsx';
import type { GridProps } from './WeekGrid.tsx';

const LINES = 4;

/** Whole weeks with a line for each session; what does not fit opens in its day. */
export function MonthGrid({ period, day, now, rows, eventOf }: GridProps) {
  const w = useWords();
  const month = day.slice(0, 7);
  const byDay = Map.groupBy(rows, (row) => row.start_date);
  return (
    <div className="month">
      {w.days.short.map((name, index) => (
        <div key={name} className="calh">
          <span aria-hidden="true">{name}</span>
          <span className="vh">{w.days.long[index]}</span>
        </div>
      ))}
      {period.days.map((date, index) => (
        <MonthDay
          key={date}
          {...{ date, eventOf }}
          week={index % 7 === 0 ? weekOf(date).week : null}
          isToday={date === now.date}
          isOutside={!date.startsWith(month)}
          rows={byDay.get(date) ?? []}
        />
      ))}
    </div>
  );
}

type MonthDayProps = Pick<GridProps, 'eventOf'> & {
  date: string;
  /** ISO week that begins here. */
  week: number | null;
  isToday: boolean;
  isOutside: boolean;
  rows: readonly CalendarRow[];
};

function MonthDay({ date, week, isToday, isOutside, rows, eventOf }: MonthDayProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const events = rows.map((row) => ({ id: row.id, ...eventOf(row) }));
  // what is being moved is always in sight
  const shown = isOpen ? events : events.filter(({ isDraft }, index) => isDraft || index < LINES);
  return (
    <div className="monthday" data-date={date} data-outside={isOutside} role="group" aria-label={formats.date(date)}>
      <div className="row between">
        <span className="daynumber num" data-today={isToday} aria-current={isToday ? 'date' : undefined}>
          {Number(date.slice(8))}
        </span>
        {week !== null && <span className="weeknumber num">{t.week(week)}</span>}
      </div>
      {shown.map(({ id, ...event }) => (
        <SessionEvent key={id} {...event} isLine />
      ))}
      {shown.length < rows.length && (
        <button type="button" className="linkbtn" onClick={() => setOpen(true)}>
          {t.more(rows.length - shown.length)}
        </button>
      )}
    </div>
  );
}
