import { useMessages } from '../../../../platform/texts/messages.ts';
import { calendarMessages } from '../calendar.messages.ts';
import type { DayPart } from './day-parts.ts';

/** The time of a part of a session: its start (“22:30”), or on later days its end (“tot 02:00”) or “hele dag”. */
export function usePartTime(): (part: Pick<DayPart, 'row' | 'isFirst' | 'isLast'>) => string {
  const t = useMessages(calendarMessages);
  return ({ row, isFirst, isLast }) => {
    if (isFirst) return row.start_time;
    return isLast && row.end_time !== '00:00' ? t.until(row.end_time) : t.allDay;
  };
}
