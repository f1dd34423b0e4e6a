import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useWords } from '../../ui/Words.tsx';
import { SessionEvent } from './SessionEvent.tsx';
import { sessionMessages } from './sessions.messages.ts';
import { moveHandlers } from './use-move-session.ts';
import type { GridProps } from './WeekGrid.tsx';

const LINES = 4;

/** Whole weeks with a line for each session; what does not fit opens in its day. */
export function MonthGrid({ period, day, rows, isPlatform, toneOf, onMove }: GridProps) {
  const w = useWords();
  const month = day.slice(0, 7);
  return (
    <div className="month">
      {w.days.short.map((name, index) => (
        <div key={name} className="calh">
          <span aria-hidden="true">{name}</span>
          <span className="vh">{w.days.long[index]}</span>
        </div>
      ))}
      {period.days.map((date) => (
        <MonthDay
          key={date}
          {...{ date, isPlatform, toneOf, onMove }}
          isOutside={!date.startsWith(month)}
          rows={rows.filter((row) => row.start_date === date)}
        />
      ))}
    </div>
  );
}

type MonthDayProps = Pick<GridProps, 'isPlatform' | 'toneOf' | 'onMove'> & {
  date: string;
  isOutside: boolean;
  rows: readonly SessionRow[];
};

function MonthDay({ date, isOutside, rows, isPlatform, toneOf, onMove }: MonthDayProps) {
  const t = useMessages(sessionMessages).calendar;
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, LINES);
  const isToday = date === Temporal.Now.plainDateISO().toString();
  return (
    <div className="monthday" data-date={date} data-outside={isOutside} role="group" aria-label={formats.date(date)}>
      <span className="daynumber num" data-today={isToday} aria-current={isToday ? 'date' : undefined}>
        {Number(date.slice(8))}
      </span>
      {shown.map((row) => (
        <SessionEvent
          key={row.id}
          row={row}
          isLine
          isPlatform={isPlatform}
          tone={toneOf(row)}
          {...moveHandlers(row, { onMove, pixelsPerHour: null })}
        />
      ))}
      {shown.length < rows.length && (
        <button type="button" className="linkbtn" onClick={() => setOpen(true)}>
          {t.more(rows.length - shown.length)}
        </button>
      )}
    </div>
  );
}
