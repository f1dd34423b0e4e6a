import type { Locale } from '../messages/locale.ts';

const formats = {
  nl: new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
} satisfies Record<Locale, Intl.DateTimeFormat>;

/** A month (`YYYY-MM`) as text, "november 2026". */
export function monthName(month: string, locale: Locale): string {
  return formats[locale].format(Date.parse(`${month}-01T00:00:00Z`));
}
