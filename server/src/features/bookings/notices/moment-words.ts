import { longDate } from '@move/domain/kit/dates/dates.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';

/** "woensdag 25 november 2026 10:00", in the time zone of the session. */
export function momentWords(moment: Date, { tz, locale }: { tz: string; locale: Locale }): string {
  const { date, time } = toLocalTime(moment.toISOString(), tz);
  return `${longDate(date, locale)} ${time}`;
}
