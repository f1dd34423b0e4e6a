import { addDays, isDate } from '@move/domain/kit/dates.ts';
import { toInstant, toLocalTime } from '@move/domain/kit/time-zones.ts';

/** The last day on which a voucher can be redeemed, in the zone of the platform, as in its exports. */
export function lastDay(expiresAt: string, timeZone: string): string {
  return toLocalTime(new Date(Date.parse(expiresAt) - 1).toISOString(), timeZone).date;
}

/** The instant at which a day is over; a text that is no day stays, and no rule accepts it. */
export function endOfDay(day: string, timeZone: string): string {
  if (!isDate(day)) return day;
  return new Date(toInstant({ date: addDays(day, 1), time: '00:00' }, timeZone)).toISOString();
}
