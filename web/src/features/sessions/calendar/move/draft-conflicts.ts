import { conflictsWith } from '@move/domain/calendar/conflicts.ts';
import { clockOf, sessionTimes } from '@move/domain/sessions/session-times.ts';
import { type CalendarRow, occupiedBy } from '../calendar-row.ts';
import type { EventDraft } from './use-event-move.ts';

/** The session at its new time, with the conflicts at that time. */
export function rowOfDraft({ row, span }: Pick<EventDraft, 'row' | 'span'>, rows: readonly CalendarRow[]): CalendarRow {
  const { starts_at, ends_at } = sessionTimes(span.start_date, clockOf(span), row.tz);
  const moved: CalendarRow = { ...row, ...span, starts_at, ends_at };
  const own = occupiedBy(moved);
  if (own === null || row.trainers === undefined) return moved;
  const others = rows.flatMap((other) => occupiedBy(other) ?? []);
  const byId = new Map(rows.map((other) => [other.id, other]));
  return {
    ...moved,
    conflicts: conflictsWith(own, others).flatMap(({ session_id, is_same_location, trainer_ids }) => {
      const other = byId.get(session_id);
      if (other === undefined) return [];
      return {
        session_id,
        activity: other.activity.name,
        start_time: other.start_time,
        end_time: other.end_time,
        is_same_location,
        trainers: (row.trainers ?? []).filter(({ id }) => trainer_ids.includes(id)).map(({ name }) => name),
      };
    }),
  };
}
