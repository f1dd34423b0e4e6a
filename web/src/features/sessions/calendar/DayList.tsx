import { type Ref, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import { type DayPart, partsByDay } from './layout/day-parts.ts';
import { totalOf } from './layout/day-totals.ts';
import { SessionCard } from '../list/session-columns.tsx';
import { useConflictTexts } from './conflicts/use-conflict-texts.ts';
import { TotalText } from './TotalText.tsx';
import { usePartTime } from './layout/use-part-time.ts';
import { useSessionHref } from './layout/use-session-href.ts';
import type { GridProps } from './WeekGrid.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';
import * as styles from './calendar.module.css';

/**
 * Scrolls the returned element to the top when `isWanted`, and again when `when` changes (another period, or the user pressed Today). So
 * users need not scroll past days that are over.
 */
function useDayOnTop(isWanted: boolean, when: string) {
  const wanted = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- scrolls again only for another period or when the user presses Today again
  useEffect(() => {
    const day = wanted.current;
    const list = day?.parentElement;
    const toolbar = day?.closest('[data-scrolls]')?.parentElement?.querySelector('[data-calendar-tools]');
    if (!isWanted || !day || !list || !toolbar) return;
    const align = () => showFromName(day, list, toolbar);
    // the toolbar and rows off screen get their size later, so scrolls again then; stops once the user clicks, scrolls or types
    const resized = new ResizeObserver(align);
    for (const part of [toolbar, list]) resized.observe(part);
    const stop = new AbortController();
    for (const deed of ['pointerdown', 'wheel', 'keydown'])
      addEventListener(deed, () => stop.abort(), { passive: true, signal: stop.signal });
    stop.signal.addEventListener('abort', () => resized.disconnect());
    return () => stop.abort();
  }, [isWanted, when]);
  return wanted;
}

/**
 * Scrolls a day to just below the toolbar. Near the end of the list the page can't scroll that far; another day may then be half hidden
 * under the toolbar, so scrolls back to the start of that day.
 */
function showFromName(day: HTMLElement, list: HTMLElement, toolbar: Element) {
  list.style.setProperty('--bar-above', `${toolbar.getBoundingClientRect().height}px`);
  day.scrollIntoView({ block: 'start' });
  const edge = toolbar.getBoundingClientRect().bottom;
  const cut = [...list.children].find((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top < edge - 1 && bottom > edge + 1;
  });
  if (cut !== undefined && cut !== day) cut.scrollIntoView({ block: 'start' });
}

type DayListProps = Pick<GridProps, 'period' | 'day' | 'now' | 'rows' | 'askedToday'>;

/** The days of a period that have sessions, one below the other: the phone's view of a week or a month. */
export function DayList({ period, day, now, rows, askedToday }: DayListProps) {
  const t = useMessages(calendarMessages);
  const isMonth = period.days.length > 7;
  const byDay = partsByDay(rows, period.days);
  const days = period.days.filter((date) => !isMonth || date.startsWith(day.slice(0, 7)));
  const filled = days.filter((date) => byDay.get(date)?.length);
  const coming = period.days.includes(now.date) ? filled.findIndex((date) => date >= now.date) : -1;
  const onTop = useDayOnTop(coming > 0 || (coming === 0 && askedToday > 0), `${period.first} ${askedToday}`);
  if (filled.length === 0) return <p className={`${look.soft} ${styles.dayList}`}>{t.none}</p>;
  return (
    <div className={styles.dayList}>
      {filled.map((date, i) => (
        <Day
          key={date}
          date={date}
          parts={byDay.get(date) ?? []}
          most={isMonth ? SESSIONS_IN_MONTH_MAX : Number.POSITIVE_INFINITY}
          place={i === coming ? onTop : undefined}
        />
      ))}
    </div>
  );
}

/** A day with more sessions than this is collapsed in the month view, so that users can reach the other days without much scrolling. */
const SESSIONS_IN_MONTH_MAX = 12;

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
  const hrefOf = useSessionHref();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? parts : parts.slice(0, most);
  const total = totalOf(
    parts.map(({ row }) => row),
    [date],
  );
  return (
    <section ref={place} aria-label={formats.date(date)}>
      <h3>
        {formats.date(date)} <TotalText total={total} withWords />
      </h3>
      <ul className={tableStyles.cards}>
        {shown.map(({ row, ...part }) => (
          <li key={row.id}>
            <SessionCard
              row={row}
              href={hrefOf(row)}
              title="activity-under-day"
              {...(!part.isFirst && { times: timeOf({ row, ...part }) })}
              notes={conflictsOf(row)}
            />
          </li>
        ))}
      </ul>
      {shown.length < parts.length && (
        <button type="button" className={buttonStyles.linkButton} onClick={() => setOpen(true)}>
          {t.more(parts.length - shown.length)}
        </button>
      )}
    </section>
  );
}
