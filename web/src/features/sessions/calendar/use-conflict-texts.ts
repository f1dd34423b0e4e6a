import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import type { CalendarRow } from './calendar-row.ts';

/** The conflicts of a session, one sentence each: “Overlapt met Aquafit (19:30 – 20:30): zelfde locatie”. */
export function useConflictTexts(): (row: Pick<CalendarRow, 'conflicts'>) => string[] {
  const t = useMessages(calendarMessages).conflict;
  const formats = useFormats();
  return ({ conflicts = [] }) =>
    conflicts.map(({ activity, start_time, end_time, is_same_location, trainers }) => {
      const why = [is_same_location && t.location, trainers.length > 0 && t.trainers(trainers.join(', '))];
      return `${t.with(activity, formats.timeRange(start_time, end_time))}: ${why.filter(Boolean).join(', ')}`;
    });
}
