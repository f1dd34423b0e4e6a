import { useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useWords } from '../../../ui/Words.tsx';
import { calendarMessages } from './calendar.messages.ts';
import { weekPeriod } from './layout/calendar-days.ts';
import { type DayPart, partsByDay } from './layout/day-parts.ts';
import { DayButton } from './DayButton.tsx';
import { SessionEvent } from './SessionEvent.tsx';
import type { GridProps } from './WeekGrid.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './calendar.module.css';

const LINES = 4;

/** Whole weeks with a line for each session. Days with too many sessions link to the day itself. */
export function MonthGrid({ period, day, now, rows, eventOf, onDay }: GridProps) {
  const w = useWords();
  const month = day.slice(0, 7);
  const byDay = partsByDay(rows, period.days);
  return (
    <div className={styles.month}>
      {w.days.short.map((name, index) => (
        <div key={name} className={styles.dayHead}>
          <span aria-hidden="true">{name}</span>
          <span className={look.visuallyHidden}>{w.days.long[index]}</span>
        </div>
      ))}
      {period.days.map((date, index) => (
        <MonthDay
          key={date}
          {...{ date, eventOf, onDay }}
          week={index % 7 === 0 ? weekPeriod(date).week : null}
          isToday={date === now.date}
          isOutside={!date.startsWith(month)}
          parts={byDay.get(date) ?? []}
        />
      ))}
    </div>
  );
}

type MonthDayProps = Pick<GridProps, 'eventOf' | 'onDay'> & {
  date: string;
  /** The ISO week that begins on this day. */
  week: number | null;
  isToday: boolean;
  isOutside: boolean;
  parts: readonly DayPart[];
};

function MonthDay({ date, week, isToday, isOutside, parts, eventOf, onDay }: MonthDayProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const events = parts.map((part) => ({ id: part.row.id, part, ...eventOf(part.row) }));
  // the session that is being moved is always shown
  const shown = isOpen ? events : events.filter(({ isDraft }, index) => isDraft || index < LINES);
  return (
    <div
      className={styles.monthDay}
      data-date={date}
      data-outside={isOutside}
      role="group"
      aria-label={formats.date(date)}
    >
      <div className={`${look.row} ${look.spread}`}>
        <DayButton date={date} isToday={isToday} onDay={onDay} className={`${styles.dayNumber} ${look.figures}`}>
          {Number(date.slice(8))}
        </DayButton>
        {week !== null && <span className={`${styles.weekNumber} ${look.figures}`}>{t.week(week)}</span>}
      </div>
      {shown.map(({ id, ...event }) => (
        <SessionEvent key={id} {...event} isLine />
      ))}
      {shown.length < parts.length && (
        <button type="button" className={buttonStyles.linkButton} onClick={() => setOpen(true)}>
          {t.more(parts.length - shown.length)}
        </button>
      )}
    </div>
  );
}
