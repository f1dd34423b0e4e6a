import { useMessages } from '../../../../platform/texts/messages.ts';
import { calendarMessages } from '../calendar.messages.ts';
import type { DayPart } from './day-parts.ts';

/** When a part of a session begins, or ends when it began on an earlier day: “22:30”, “tot 02:00”, “hele dag”. */
export function usePartTime(): (part: Pick<DayPart, 'row' | 'isFirst' | 'isLast'>) => string {
  const t = useMessages(calendarMessages);
  return ({ row, isFirst, isLast }) => {
    if (isFirst) return row.start_time;
    return isLast && row.end_time !== '00:00' ? t.until(row.end_time) : t.allDay;
  };
}
