import { useFormats } from '../../../../platform/texts/formats.ts';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { calendarMessages } from '../calendar.messages.ts';
import type { CalendarRow } from '../calendar-row.ts';

type Conflict = NonNullable<CalendarRow['conflicts']>[number];

/** What two sessions share: “zelfde locatie, zelfde trainer: Daan”. */
export function useConflictReason(): (conflict: Conflict) => string {
  const t = useMessages(calendarMessages).conflict;
  return ({ is_same_location, trainers }) =>
    [is_same_location && t.location, trainers.length > 0 && t.trainers(trainers.join(', '))].filter(Boolean).join(', ');
}

/** The conflicts of a session, one sentence each: “Overlapt met Aquafit (19:30 – 20:30): zelfde locatie”. */
export function useConflictTexts(): (row: Pick<CalendarRow, 'conflicts'>) => string[] {
  const t = useMessages(calendarMessages).conflict;
  const formats = useFormats();
  const reasonOf = useConflictReason();
  return ({ conflicts = [] }) =>
    conflicts.map((conflict) => {
      const { activity, start_time, end_time } = conflict;
      return `${t.with(activity, formats.timeRange(start_time, end_time))}: ${reasonOf(conflict)}`;
    });
}
