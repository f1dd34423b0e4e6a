import { DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';

export type DurationUnit = 'minutes' | 'hours' | 'days';
export const DURATION_UNITS: readonly DurationUnit[] = ['minutes', 'hours', 'days'];
export const UNIT_MINUTES: Record<DurationUnit, number> = { minutes: 1, hours: 60, days: DAY_MINUTES };

/** The unit that users would choose: whole days beyond 72 hours, whole hours, else minutes. */
export function unitOf(minutes: number): DurationUnit {
  if (minutes % DAY_MINUTES === 0 && minutes > 3 * DAY_MINUTES) return 'days';
  return minutes % 60 === 0 ? 'hours' : 'minutes';
}
