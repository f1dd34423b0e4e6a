import { isDate } from '@move/domain/kit/dates/dates.ts';
import { parseDate } from '../../../../ui/inputs/dates/typed-dates.ts';

const MONTHS = [
  ['jan', 'januari', 'january'],
  ['feb', 'februari', 'february'],
  ['mrt', 'maart', 'mar', 'march'],
  ['apr', 'april'],
  ['mei', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['aug', 'augustus', 'august'],
  ['sep', 'sept', 'september'],
  ['okt', 'oktober', 'oct', 'october'],
  ['nov', 'november'],
  ['dec', 'december'],
];
const WEEKDAYS = [
  ['ma', 'maandag', 'mon', 'monday'],
  ['di', 'dinsdag', 'tue', 'tuesday'],
  ['wo', 'woensdag', 'wed', 'wednesday'],
  ['do', 'donderdag', 'thu', 'thursday'],
  ['vr', 'vrijdag', 'fri', 'friday'],
  ['za', 'zaterdag', 'sat', 'saturday'],
  ['zo', 'zondag', 'sun', 'sunday'],
];

const numberOf = (names: readonly (readonly string[])[], word: string | undefined): number | null => {
  const found = names.findIndex((of) => of.includes((word ?? '').toLowerCase()));
  return found === -1 ? null : found + 1;
};

export type WrittenDate = {
  /** `YYYY-MM-DD`, or null when it is no date. */
  date: string | null;
  /** The ISO weekday as written, even if the date has another; null when none is written. */
  weekday: number | null;
};

/**
 * Parses a day as users and spreadsheets write it: “ma 2 nov 2026”, “Tuesday 3rd November”, “Nov 3, 2026”, “2026-11-03 00:00”, and
 * everything that a date field accepts. A day without a year is the next such day, today included.
 */
export function readWrittenDate(text: string, today: string): WrittenDate {
  const words = text
    .trim()
    .replace(/[ T]0?0:00(:00(\.0+)?)?$/, '')
    .replaceAll(/[.,]\s|[.,]$/g, ' ')
    .split(/\s+/);
  const weekday = numberOf(WEEKDAYS, words[0]);
  const rest = weekday === null ? words : words.slice(1);
  return { date: dayIn(dayFirst(rest), today), weekday };
}

/** Turns “Nov 3rd 2026” into “3 Nov 2026”. */
function dayFirst([first = '', second = '', ...rest]: readonly string[]): string[] {
  const isMonthFirst = numberOf(MONTHS, first) !== null;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return [day.replace(/^(\d{1,2})(?:st|nd|rd|th|e)$/i, '$1'), month, ...rest].filter((word) => word !== '');
}

function dayIn(words: readonly string[], today: string): string | null {
  const year = Number(today.slice(0, 4));
  const [first = '', name, written] = words;
  const month = numberOf(MONTHS, name);
  const isInWords = month !== null && /^\d{1,2}$/.test(first) && (written === undefined || /^\d{4}$/.test(written));
  if (!isInWords || words.length > 3) {
    const text = words.join(' ');
    const inYear = (of: number) => validOrNull(parseDate(text, of) ?? '');
    const hasYear = inYear(year) === inYear(year + 1);
    return hasYear ? inYear(year) : fromToday(inYear, today);
  }
  const inYear = (of: number) => validOrNull(`${of}-${String(month).padStart(2, '0')}-${first.padStart(2, '0')}`);
  return written === undefined ? fromToday(inYear, today) : inYear(Number(written));
}

/** The day in the first year in which it exists and isn't past; 29 February needs a leap year. */
function fromToday(inYear: (year: number) => string | null, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const days = Array.from({ length: 9 }, (_, ahead) => inYear(year + ahead));
  return days.find((day) => day !== null && day >= today) ?? null;
}

const validOrNull = (date: string) => (isDate(date) ? date : null);
