import { useEffect, useRef } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import { partsByDay } from './day-parts.ts';
import { SessionCard } from './session-columns.tsx';
import { useConflictTexts } from './use-conflict-texts.ts';
import { usePartTime } from './use-span-times.ts';
import type { GridProps } from './WeekGrid.tsx';

/** Brings a day to the top, once for each period that has it and as often as is asked for: nobody looks below what is over. */
function useDayOnTop(isWanted: boolean, when: string) {
  const wanted = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- another period, and asking again, are the reasons
  useEffect(() => {
    if (isWanted) wanted.current?.scrollIntoView({ block: 'start' });
  }, [isWanted, when]);
  return wanted;
}

type DayListProps = Pick<GridProps, 'period' | 'day' | 'now' | 'rows' | 'askedToday'>;

/** A period day by day, those with sessions: what the phone shows of a week or a month. */
export function DayList({ period, day, now, rows, askedToday }: DayListProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const conflictsOf = useConflictTexts();
  const timeOf = usePartTime();
  const isMonth = period.days.length > 7;
  const byDay = partsByDay(rows, period.days);
  const days = period.days.filter((date) => !isMonth || date.startsWith(day.slice(0, 7)));
  const filled = days.filter((date) => byDay.get(date)?.length);
  const coming = period.days.includes(now.date) ? filled.findIndex((date) => date >= now.date) : -1;
  const onTop = useDayOnTop(coming > 0 || (coming === 0 && askedToday > 0), `${period.first} ${askedToday}`);
  if (filled.length === 0) return <p className="soft daylist">{t.none}</p>;
  return (
    <div className="daylist">
      {filled.map((date, i) => (
        <section key={date} ref={i === coming ? onTop : undefined} aria-label={formats.date(date)}>
          <h3>{formats.date(date)}</h3>
          <ul className="cards">
            {(byDay.get(date) ?? []).map(({ row, ...part }) => (
              <li key={row.id}>
                <SessionCard
                  row={row}
                  withActivity
                  isUnderDay
                  {...(!part.isFirst && { times: timeOf({ row, ...part }) })}
                  notes={conflictsOf(row)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
