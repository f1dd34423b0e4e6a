import type { Locale } from '../messages/locale.ts';

const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const TIME = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;

/**
 * The years that a call may name: enough for any birthday or plan, and so far from the years 0 and 10000 that no sum of days reaches them.
 * Beyond these, years don't have four digits, so days can't be compared as texts.
 */
export const CALENDAR_YEARS = { first: 1600, last: 2999 } as const;

/** Minutes of a day by the wall clock. */
export const DAY_MINUTES = 24 * 60;

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const longFormats = {
  nl: new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
} satisfies Record<Locale, Intl.DateTimeFormat>;

/**
 * Whether a text is an existing day as `YYYY-MM-DD`; year 0000 doesn't exist. Doesn't use Temporal, which takes 1 µs a day: a grid of
 * sessions may list 100,000 days to skip.
 */
export function isDate(text: string): boolean {
  if (!DATE.test(text) || text.startsWith('0000')) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  return day >= 1 && day <= daysInMonth(year, month);
}

/** Whether a text is an existing day of `CALENDAR_YEARS`, as `YYYY-MM-DD`. */
export const isCalendarDay = (text: string): boolean => isDate(text) && isCalendarYear(text);

/** Whether a text starts with one of `CALENDAR_YEARS` in four digits, as days, months and instants do. */
export function isCalendarYear(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= CALENDAR_YEARS.first && year <= CALENDAR_YEARS.last;
}

/** The number of days in a month, 1 to 12; 0 for any other month. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0);
}

/** Whether a text is a time of day as `HH:MM`, 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Minutes after midnight of a time of day as `HH:MM`; 24:00 is the end of the day. */
export function clockMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Adds days to a `YYYY-MM-DD`, or subtracts when negative. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Days from one `YYYY-MM-DD` to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** The days from one to another, both inclusive; none when the last is before the first. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** ISO weekday: 1 = Monday … 7 = Sunday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** The day as text, "dinsdag 24 november"; with the year unless it is the year of `today`. */
export function longDate(date: string, locale: Locale, today?: string): string {
  const day = Temporal.PlainDate.from(date);
  const parts = longFormats[locale].formatToParts(Date.UTC(day.year, day.month - 1, day.day));
  // joined by hand: engines differ in the comma after an English weekday
  const words = parts.filter((part) => part.type !== 'literal').map((part) => part.value);
  if (today === undefined || Temporal.PlainDate.from(today).year !== day.year) words.push(String(day.year));
  return words.join(' ');
}

/**
 * Age in whole years on a day, both `YYYY-MM-DD`. A person born on 29 February has their birthday on 1 March in common years. Negative
 * before birth.
 */
export function ageOn(dateOfBirth: string, day: string): number {
  const birth = Temporal.PlainDate.from(dateOfBirth);
  const on = Temporal.PlainDate.from(day);
  const hadBirthday = on.month > birth.month || (on.month === birth.month && on.day >= birth.day);
  return on.year - birth.year - (hadBirthday ? 0 : 1);
}
