import type { Locale } from '../messages/locale.ts';
import { longDate } from './dates.ts';
import { toLocalTime } from './time-zones.ts';

const AT: Readonly<Record<Locale, string>> = { nl: 'om', en: 'at' };

/** “woensdag 25 november 2026 om 10:00”: an instant by the clocks of a time zone. */
export function formatMoment(instant: string, { tz, locale }: { tz: string; locale: Locale }): string {
  const { date, time } = toLocalTime(instant, tz);
  return `${longDate(date, locale)} ${AT[locale]} ${time}`;
}
