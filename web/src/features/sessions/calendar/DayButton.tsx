import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import * as look from '../../../ui/look/look.module.css';

type DayButtonProps = {
  date: string;
  isToday: boolean;
  /** Null when there is no view of a single day. */
  onDay: ((date: string) => void) | null;
  className: string;
  children: ReactNode;
};

/** The name or number of a day in the calendar, as a button that opens the view of that day. */
export function DayButton({ date, isToday, onDay, className, children }: DayButtonProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const marks = { className, 'data-today': isToday, 'aria-current': isToday ? ('date' as const) : undefined };
  if (onDay === null) {
    return (
      <span {...marks}>
        <span aria-hidden="true">{children}</span>
        <span className={look.visuallyHidden}>{formats.date(date)}</span>
      </span>
    );
  }
  return (
    <button type="button" {...marks} onClick={() => onDay(date)}>
      {children} <span className={look.visuallyHidden}>{t.showDay(formats.date(date))}</span>
    </button>
  );
}
