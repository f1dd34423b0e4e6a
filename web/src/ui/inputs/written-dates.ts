import { isDate } from '@move/domain/kit/dates.ts';
import { parseDate } from './typed-dates.ts';

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
  /** `YYYY-MM-DD`, or null when it is no day. */
  date: string | null;
  /** The ISO weekday that stands with it, right or not; null when none does. */
  weekday: number | null;
};

/**
 * A day as people write it in lists: “ma 2 nov 2026”, “Tuesday 3 November”, and all that a date field takes. Without a year it
 * is the first such day from today on.
 */
export function readWrittenDate(text: string, today: string): WrittenDate {
  const words = text
    .trim()
    .replaceAll(/[.,]\s|[.,]$/g, ' ')
    .split(/\s+/);
  const weekday = numberOf(WEEKDAYS, words[0]);
  const rest = weekday === null ? words : words.slice(1);
  return { date: dayIn(rest, today), weekday };
}

function dayIn(words: readonly string[], today: string): string | null {
  const year = Number(today.slice(0, 4));
  const [first = '', name, written] = words;
  const month = numberOf(MONTHS, name);
  const isInWords = month !== null && /^\d{1,2}$/.test(first) && (written === undefined || /^\d{4}$/.test(written));
  if (!isInWords || words.length > 3) {
    const date = parseDate(words.join(' '), year);
    return date !== null && isDate(date) ? date : null;
  }
  const inYear = (of: number) => `${of}-${String(month).padStart(2, '0')}-${first.padStart(2, '0')}`;
  if (written !== undefined) return validOrNull(inYear(Number(written)));
  return validOrNull(inYear(year) < today ? inYear(year + 1) : inYear(year));
}

const validOrNull = (date: string) => (isDate(date) ? date : null);
