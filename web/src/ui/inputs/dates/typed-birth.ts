import { isDay, parseDate } from './typed-dates.ts';

/** Parses a typed date of birth. Two digits of a year never mean a day after `today`: a person born on 1-2-90 was born in 1990. */
export function parseBirth(text: string, today: string): string | null {
  const date = parseDate(text, Number(today.slice(0, 4)));
  const hasShortYear = /^(\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2}|\d{6})$/.test(text.trim());
  return date !== null && isDay(date) && hasShortYear && date > today ? `19${date.slice(2)}` : date;
}
