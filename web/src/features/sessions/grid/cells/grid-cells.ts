import { addDays, isTime, longDate, weekdayOf } from '@move/domain/kit/dates/dates.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { SPOTS_MAX } from '@move/domain/sessions/capacity.ts';
import { readWrittenDate } from './written-dates.ts';
import { parseTime } from '../../../../ui/inputs/dates/typed-dates.ts';

/** The columns of the grid, in order. */
export const COLUMNS = ['date', 'start', 'end', 'spots', 'location', 'rate'] as const;
export type GridField = (typeof COLUMNS)[number];

export type GridLookups = {
  locale: Locale;
  today: string;
  locations: readonly { id: number; name: string; city: string }[];
  /** A search for locations on the server is still under way. */
  isAsking: boolean;
  /** A search for locations on the server failed. */
  isFailed: boolean;
  rates: readonly { id: number; name: string; price_in_cents: number }[];
  /** The start day of the bundle: no session may be earlier. */
  notBefore: string | null;
};

export type GridFault =
  | 'date'
  | 'dateMissing'
  | 'early'
  | 'time'
  | 'timeMissing'
  | 'sameTime'
  | 'spots'
  | 'unknownLocation'
  | 'ambiguousLocation'
  | 'lookingUp'
  | 'lookupFailed'
  | 'rate';
export type GridWarning = 'weekday' | 'overnight' | 'past' | 'twice';

export type GridSession = {
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  spots: number | null;
  rate_id?: number | null;
  location_id: number | null;
};

type Marks = { faults: Partial<Record<GridField, GridFault>>; warnings: Partial<Record<GridField, GridWarning>> };
export type ReadRow = Marks & { session: GridSession | null };

/** Reads the session in a row and the errors of its cells. A row with errors has no session. */
export function readGridRow(cells: readonly string[], lookups: GridLookups): ReadRow {
  const [date = '', start = '', end = '', spots = '', location = '', rate = ''] = cells;
  const marks: Marks = { faults: {}, warnings: {} };
  const day = readDay(date, lookups, marks);
  const times = { start: readTime(start), end: readTime(end) };
  if (times.start === null) marks.faults.start = start.trim() === '' ? 'timeMissing' : 'time';
  if (times.end === null) marks.faults.end = end.trim() === '' ? 'timeMissing' : 'time';
  else if (times.end === times.start) marks.faults.end = 'sameTime';
  else if (times.start !== null && times.end < times.start) marks.warnings.end = 'overnight';
  const room = readSpots(spots);
  if (room === undefined) marks.faults.spots = 'spots';
  const locationId = readLocation(location, lookups);
  if (typeof locationId === 'string') marks.faults.location = locationId;
  const price = readRate(rate, lookups);
  if (price === undefined) marks.faults.rate = 'rate';
  const isWrong = Object.keys(marks.faults).length > 0;
  if (isWrong || day === null || times.start === null || times.end === null) return { ...marks, session: null };
  const session = {
    start_date: day,
    start_time: times.start,
    end_date: times.end < times.start ? addDays(day, 1) : day,
    end_time: times.end,
    spots: room ?? null,
    ...(price && { rate_id: price.id }),
    location_id: typeof locationId === 'number' ? locationId : null,
  };
  return { ...marks, session };
}

function readDay(text: string, { today, notBefore }: GridLookups, { faults, warnings }: Marks): string | null {
  const { date, weekday } = readWrittenDate(text, today);
  if (date === null) {
    faults.date = text.trim() === '' ? 'dateMissing' : 'date';
    return null;
  }
  if (notBefore !== null && date < notBefore) faults.date = 'early';
  if (weekday !== null && weekday !== weekdayOf(date)) warnings.date = 'weekday';
  else if (date < today) warnings.date = 'past';
  return date;
}

/** 24:00 is midnight. Ignores zero seconds (19:00:00), which spreadsheets add. */
function readTime(text: string): string | null {
  const time = parseTime(text.trim().replace(/^(\d{1,2}[:.]\d{2})[:.]00(?=$|\s*[ap])/i, '$1'));
  if (time === '24:00') return '00:00';
  return time !== null && isTime(time) ? time : null;
}

/** Splits start and end that were typed in one cell, e.g. “19:00 – 20:15” or “19.00 tot 20.15 uur”. Other cells stay unchanged. */
export function withTimesApart(cells: readonly string[]): readonly string[] {
  const [date = '', start = '', end = '', ...rest] = cells;
  const typed = start.trim().replace(/uur$/i, '');
  const [from = '', until = '', ...more] = typed.split(/[-–]|tot|to|until/i);
  const times = { start: readTime(from), end: readTime(until) };
  if (more.length > 0 || end.trim() !== '' || times.start === null || times.end === null) return cells;
  return [date, times.start, times.end, ...rest];
}

const UNLIMITED = ['', 'onbeperkt', 'unlimited', '∞'];

/** Returns null for unlimited and undefined for an invalid text. */
function readSpots(text: string): number | null | undefined {
  const typed = text.trim().toLowerCase();
  if (UNLIMITED.includes(typed)) return null;
  return /^\d{1,6}$/.test(typed) && Number(typed) <= SPOTS_MAX ? Number(typed) : undefined;
}

const locationName = ({ name, city }: GridLookups['locations'][number]) => `${name}, ${city}`;

/** Finds a location by its name, with or without the town, or by a part that only its name or town has; null is the activity's location. */
function readLocation(
  text: string,
  { locations, isAsking, isFailed }: GridLookups,
): number | null | 'unknownLocation' | 'ambiguousLocation' | 'lookingUp' | 'lookupFailed' {
  const wanted = fold(text.trim());
  if (wanted === '') return null;
  const exact = locations.filter((one) => [fold(one.name), fold(locationName(one))].includes(wanted));
  const found = exact.length > 0 ? exact : locations.filter((one) => fold(locationName(one)).includes(wanted));
  const [only] = found;
  if (only === undefined) return isAsking ? 'lookingUp' : isFailed ? 'lookupFailed' : 'unknownLocation';
  return found.length === 1 ? only.id : 'ambiguousLocation';
}

const FREE = ['gratis', 'free', '0', '€ 0', '€ 0,00'];

/** Finds a rate by its name, or by a price that no other rate has; null is the activity's rate, undefined is unknown. */
function readRate(text: string, { rates }: GridLookups): { id: number | null } | null | undefined {
  const wanted = fold(text.trim());
  if (wanted === '') return null;
  if (FREE.includes(wanted)) return { id: null };
  const named = rates.find(({ name }) => fold(name) === wanted);
  if (named) return { id: named.id };
  const cents = Math.round(Number(wanted.replace('€', '').trim().replace(',', '.')) * 100);
  const priced = rates.filter(({ price_in_cents }) => price_in_cents === cents);
  return priced.length === 1 && priced[0] ? { id: priced[0].id } : undefined;
}

const WEEKDAY_LETTERS: Readonly<Record<Locale, number>> = { nl: 2, en: 3 };

/** Writes a day as `di 3 nov 2026`, which `readWrittenDate` can read. */
export function writeDay(date: string, locale: Locale): string {
  const words = longDate(date, locale).split(' ');
  const [weekday = '', day = '', month = ''] = words;
  return `${weekday.slice(0, WEEKDAY_LETTERS[locale])} ${day} ${shortMonth(month)} ${date.slice(0, 4)}`;
}

const shortMonth = (month: string) => (month === 'maart' ? 'mrt' : month.slice(0, 3));

/** Formats the text of a valid cell; an invalid text stays as typed. */
export function tidyCell(text: string, field: GridField, lookups: GridLookups): string {
  const typed = text.trim();
  if (field === 'date') {
    const { date, weekday } = readWrittenDate(typed, lookups.today);
    return date === null || (weekday !== null && weekday !== weekdayOf(date)) ? typed : writeDay(date, lookups.locale);
  }
  if (field === 'start' || field === 'end') return readTime(typed) ?? typed;
  if (field === 'spots') return UNLIMITED.includes(typed.toLowerCase()) ? '' : typed;
  if (field === 'location') {
    const found = readLocation(typed, lookups);
    const location = lookups.locations.find(({ id }) => id === found);
    if (location === undefined) return typed;
    // the town is kept when two locations have this name
    return readLocation(location.name, lookups) === location.id ? location.name : locationName(location);
  }
  const rate = readRate(typed, lookups);
  return lookups.rates.find(({ id }) => id === rate?.id)?.name ?? typed;
}

/** The text for the next cell when the user fills a column down: a day becomes a week later, other texts stay the same. */
export function fillCell(above: string, field: GridField, { today, locale }: GridLookups): string {
  if (field !== 'date') return above;
  const { date } = readWrittenDate(above, today);
  return date === null ? above : writeDay(addDays(date, 7), locale);
}
