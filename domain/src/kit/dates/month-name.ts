import { LANGUAGE_TAGS, type Locale } from '../messages/locale.ts';

type Length = 'long' | 'short';

/** A month (`YYYY-MM`) as text, "november 2026" or "nov 2026"; a text that is no month is returned as it is. */
export function monthName(month: string, locale: Locale, length: Length = 'long'): string {
  const at = Date.parse(`${month}-01T00:00:00Z`);
  if (Number.isNaN(at)) return month;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { month: length, year: 'numeric', timeZone: 'UTC' }).format(at);
}
