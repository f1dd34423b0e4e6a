import { daysBetween, isCalendarDay } from '../kit/dates/dates.ts';
import type { Violation } from '../kit/messages/messages.ts';

/** Most days of a calendar that are read at once: the six weeks in which a month may lie. */
export const CALENDAR_DAYS_MAX = 42;

/** What is wrong with a period of local days, the last one included. */
export function periodViolations({ dateFrom, dateUntil }: { dateFrom: string; dateUntil: string }): Violation[] {
  // a text that is no date has a sentence of its own
  if (!isCalendarDay(dateFrom) || !isCalendarDay(dateUntil)) return [];
  const isRight = dateUntil >= dateFrom && daysBetween(dateFrom, dateUntil) < CALENDAR_DAYS_MAX;
  return isRight ? [] : [{ path: ['dateUntil'], key: 'calendar.period', params: { max: CALENDAR_DAYS_MAX } }];
}
