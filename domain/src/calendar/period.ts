import { daysBetween, isCalendarDay } from '../kit/dates/dates.ts';
import type { Violation } from '../kit/messages/messages.ts';

/** The most days of a calendar read: the six weeks that a month may touch. */
export const CALENDAR_DAYS_MAX = 42;

/** The errors of a period of local days, the last one inclusive. */
export function calendarPeriodViolations({
  dateFrom,
  dateUntil,
}: {
  dateFrom: string;
  dateUntil: string;
}): Violation[] {
  // a text that is no date has an error of its own
  if (!isCalendarDay(dateFrom) || !isCalendarDay(dateUntil)) return [];
  const isRight = dateUntil >= dateFrom && daysBetween(dateFrom, dateUntil) < CALENDAR_DAYS_MAX;
  return isRight ? [] : [{ path: ['dateUntil'], key: 'calendar.period', params: { max: CALENDAR_DAYS_MAX } }];
}
