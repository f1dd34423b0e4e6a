import { addDays, isDate } from './dates.ts';
import { toInstant, toLocalTime } from './time-zones.ts';

/** The instant at which a day starts in a zone; a text that is no day is returned as it is, for a rule to refuse. */
export function startOfDay(day: string, timeZone: string): string {
  if (!isDate(day)) return day;
  return new Date(toInstant({ date: day, time: '00:00' }, timeZone)).toISOString();
}

/** The instant at which a day is over, the start of the next one; a text that is no day is returned as it is. */
export function endOfDay(day: string, timeZone: string): string {
  return isDate(day) ? startOfDay(addDays(day, 1), timeZone) : day;
}

/** The day of an instant in a zone. */
export const localDay = (instant: string, timeZone: string): string => toLocalTime(instant, timeZone).date;

/** The last day of a period that ends at an instant. */
export function lastLocalDay(endsAt: string, timeZone: string): string {
  return localDay(new Date(Date.parse(endsAt) - 1).toISOString(), timeZone);
}
