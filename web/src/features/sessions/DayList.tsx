import { useEffect, useRef } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import { SessionCard } from './session-columns.tsx';
import { useConflictTexts } from './use-conflict-texts.ts';
import type { GridProps } from './WeekGrid.tsx';

/** Brings a day to the top, once for each period that has it: today is not looked for below the days that are over. */
function useDayOnTop(isWanted: boolean, period: string) {
  const wanted = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- another period is another place to begin
  useEffect(() => {
    if (isWanted) wanted.current?.scrollIntoView({ block: 'start' });
  }, [isWanted, period]);
  return wanted;
}

/** A period day by day, those with sessions: what the phone shows of a week or a month. */
export function DayList({ period, day, now, rows }: Pick<GridProps, 'period' | 'day' | 'now' | 'rows'>) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const conflictsOf = useConflictTexts();
  const isMonth = period.days.length > 7;
  const byDay = Map.groupBy(rows, (row) => row.start_date);
  const days = period.days.filter((date) => !isMonth || date.startsWith(day.slice(0, 7)));
  const filled = days.filter((date) => byDay.has(date));
  const coming = period.days.includes(now.date) ? filled.findIndex((date) => date >= now.date) : -1;
  const onTop = useDayOnTop(coming > 0, period.days[0] ?? '');
  if (filled.length === 0) return <p className="soft daylist">{t.none}</p>;
  return (
    <div className="daylist">
      {filled.map((date, i) => (
        <section key={date} ref={i === coming ? onTop : undefined} aria-label={formats.date(date)}>
          <h3>{formats.date(date)}</h3>
          <ul className="cards">
            {(byDay.get(date) ?? []).map((row) => (
              <li key={row.id}>
                <SessionCard row={row} withActivity isUnderDay notes={conflictsOf(row)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
