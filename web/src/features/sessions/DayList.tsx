import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { SessionCard } from './session-columns.tsx';
import { sessionMessages } from './sessions.messages.ts';
import type { GridProps } from './WeekGrid.tsx';

/** The same period on the phone: day by day, those with sessions. */
export function DayList({ period, day, rows }: GridProps) {
  const t = useMessages(sessionMessages).calendar;
  const formats = useFormats();
  const isMonth = period.days.length > 7;
  const days = period.days.filter((date) => !isMonth || date.startsWith(day.slice(0, 7)));
  const filled = days.filter((date) => rows.some((row) => row.start_date === date));
  if (filled.length === 0) return <p className="soft daylist">{t.none}</p>;
  return (
    <div className="daylist">
      {filled.map((date) => (
        <section key={date} aria-label={formats.date(date)}>
          <h3>{formats.date(date)}</h3>
          <ul className="cards">
            {rows
              .filter((row) => row.start_date === date)
              .map((row) => (
                <li key={row.id}>
                  <SessionCard row={row} withActivity isUnderDay />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
