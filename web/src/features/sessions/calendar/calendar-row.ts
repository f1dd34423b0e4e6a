import type { CalendarSession } from '@move/contract/calendar/calendar.ts';
import type { Occupied } from '@move/domain/calendar/conflicts.ts';

/**
 * The fields of a session that a calendar needs. Only the calendar of an organisation has trainers and conflicts.
 */
export type CalendarRow = Omit<CalendarSession, 'trainers' | 'conflicts'> &
  Partial<Pick<CalendarSession, 'trainers' | 'conflicts'>>;

/** The location and people that a session needs; null when it is canceled and needs none. */
export function occupiedBy({ id, starts_at, ends_at, status, location, trainers = [] }: CalendarRow): Occupied | null {
  if (status === 'canceled') return null;
  return {
    id,
    starts_at,
    ends_at,
    location_id: location?.id ?? null,
    trainer_ids: trainers.map((trainer) => trainer.id),
  };
}
