import type { CalendarSession } from '@move/contract/calendar/calendar.ts';
import type { Occupied } from '@move/domain/calendar/conflicts.ts';

/**
 * What a calendar needs of a session. The rows of lists have it all but the last two, which the calendar of an organisation
 * knows: who gives it, and what is in its way.
 */
export type CalendarRow = Omit<CalendarSession, 'trainers' | 'conflicts'> &
  Partial<Pick<CalendarSession, 'trainers' | 'conflicts'>>;

/** Place and people that a session needs while it lasts; null when it is canceled and needs none. */
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
