import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { calendarMessages } from './calendar.messages.ts';

type DayButtonProps = {
  date: string;
  isToday: boolean;
  /** Null where a day has no view of its own. */
  onDay: ((date: string) => void) | null;
  className: string;
  children: ReactNode;
};

/** A day above or in the calendar, which opens by itself. */
export function DayButton({ date, isToday, onDay, className, children }: DayButtonProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const marks = { className, 'data-today': isToday, 'aria-current': isToday ? ('date' as const) : undefined };
  if (onDay === null) {
    return (
      <span {...marks}>
        <span aria-hidden="true">{children}</span>
        <span className="vh">{formats.date(date)}</span>
      </span>
    );
  }
  return (
    <button type="button" {...marks} aria-label={t.showDay(formats.date(date))} onClick={() => onDay(date)}>
      {children}
    </button>
  );
}
