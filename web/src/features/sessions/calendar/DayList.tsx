import { type Ref, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import { type DayPart, partsByDay } from './layout/day-parts.ts';
import { SessionCard } from '../list/session-columns.tsx';
import { useConflictTexts } from './use-conflict-texts.ts';
import { usePartTime } from './layout/use-part-time.ts';
import type { GridProps } from './WeekGrid.tsx';

/** Scrolls a day to the top, once for each period that has it and whenever asked to: nobody wants to scroll past what is over. */
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
        <Day
          key={date}
          date={date}
          parts={byDay.get(date) ?? []}
          most={isMonth ? MOST_IN_MONTH : Number.POSITIVE_INFINITY}
          place={i === coming ? onTop : undefined}
        />
      ))}
    </div>
  );
}

/** More of one day than that only opens when asked for: the days of a busy month must be within reach of a thumb. */
const MOST_IN_MONTH = 12;

type DayProps = {
  date: string;
  parts: readonly DayPart[];
  most: number;
  place: Ref<HTMLElement> | undefined;
};

function Day({ date, parts, most, place }: DayProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const conflictsOf = useConflictTexts();
  const timeOf = usePartTime();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? parts : parts.slice(0, most);
  return (
    <section ref={place} aria-label={formats.date(date)}>
      <h3>{formats.date(date)}</h3>
      <ul className="cards">
        {shown.map(({ row, ...part }) => (
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
      {shown.length < parts.length && (
        <button type="button" className="linkbtn" onClick={() => setOpen(true)}>
          {t.more(parts.length - shown.length)}
        </button>
      )}
    </section>
  );
}
