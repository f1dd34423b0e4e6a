import { isDate, isTime } from '@move/domain/kit/dates/dates.ts';

const two = (part: string) => part.padStart(2, '0');

function yearOf(text: string | undefined, thisYear: number): string {
  if (text === undefined) return String(thisYear);
  return text.length === 2 ? `20${text}` : text;
}

/**
 * Parses a typed day into `YYYY-MM-DD`: 24-11-2026, 24/11/26, 24.11, 24112026, 241126 or ISO; a day without year is this year's. Null when empty;
 * an unreadable text is returned as it is, so that the rules refuse it and nothing typed is lost.
 */
export function parseDate(text: string, thisYear: number): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const parts =
    /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed);
  const [, day = '', month = '', year] = parts ?? [];
  const date = parts === null ? typed : `${yearOf(year, thisYear)}-${two(month)}-${two(day)}`;
  return isDate(date) ? date : typed;
}

/** `2026-11-24` → `24-11-2026`. */
export function formatDate(date: string | null): string {
  return date === null ? '' : date.split('-').toReversed().join('-');
}

/**
 * Parses a typed time into `HH:MM`: 18:30, 18.30, 1830, 9, 9u or 6:30 pm; null when empty; an unreadable text is returned as it is.
 */
export function parseTime(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const parts = /^(\d{1,2})(?:[:.,hu ]?(\d{2}))?\s*(?:[hu]|([ap])\.?m\.?)?$/i.exec(typed);
  const [, hour = '', minute = '00', half] = parts ?? [];
  const time = `${half === undefined ? two(hour) : hourOf(Number(hour), half)}:${minute}`;
  return parts !== null && (isTime(time) || time === '24:00') ? time : typed;
}

/** 12 am is midnight and 12 pm noon; 13 pm doesn't exist. */
function hourOf(hour: number, half: string): string {
  if (hour < 1 || hour > 12) return '';
  return two(String((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)));
}

export const isClock = (time: string | null): boolean => time === null || isTime(time) || time === '24:00';
export const isDay = (date: string | null): boolean => date === null || isDate(date);

/** Adds minutes to `HH:MM`, wrapping at midnight. */
export function stepTime(time: string | null, minutes: number): string {
  const [hour = 0, minute = 0] = (time ?? '00:00').split(':').map(Number);
  const total = (hour * 60 + minute + minutes + 2880) % 1440;
  return `${two(String(Math.floor(total / 60)))}:${two(String(total % 60))}`;
}
