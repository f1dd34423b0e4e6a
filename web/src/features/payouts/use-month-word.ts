import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { useLocale } from '../../platform/texts/locale.ts';

/** `2026-11` as “november 2026”. */
export function useMonthWord(): (month: string) => string {
  const tag = LANGUAGE_TAGS[useLocale()];
  const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}
