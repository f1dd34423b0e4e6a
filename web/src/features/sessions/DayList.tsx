import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import { SessionCard } from './session-columns.tsx';
import { useConflictTexts } from './use-conflict-texts.ts';
import type { GridProps } from './WeekGrid.tsx';

/** A period day by day, those with sessions: what the phone shows of a week or a month. */
export function DayList({ period, day, rows }: Pick<GridProps, 'period' | 'day' | 'rows'>) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const conflictsOf = useConflictTexts();
  const isMonth = period.days.length > 7;
  const byDay = Map.groupBy(rows, (row) => row.start_date);
  const days = period.days.filter((date) => !isMonth || date.startsWith(day.slice(0, 7)));
  const filled = days.filter((date) => byDay.has(date));
  if (filled.length === 0) return <p className="soft daylist">{t.none}</p>;
  return (
    <div className="daylist">
      {filled.map((date) => (
        <section key={date} aria-label={formats.date(date)}>
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
