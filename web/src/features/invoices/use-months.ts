import { monthName } from '@move/domain/kit/dates/month-name.ts';
import { useTimeZone } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';

const MONTHS = 36;

/** The months that are over, newest first. */
export function useMonthOptions() {
  const locale = useLocale();
  const now = Temporal.Now.plainDateISO(useTimeZone()).toPlainYearMonth();
  return Array.from({ length: MONTHS }, (_, back) => {
    const value = now.subtract({ months: back + 1 }).toString();
    return { value, label: monthName(value, locale) };
  });
}

const YEARS = 8;

/** This year and those before it. */
export function useYearOptions() {
  const { year } = Temporal.Now.plainDateISO(useTimeZone());
  return Array.from({ length: YEARS }, (_, back) => ({ value: String(year - back), label: String(year - back) }));
}
