import { longDate } from '@move/domain/kit/dates/dates.ts';
import { monthName } from '@move/domain/kit/dates/month-name.ts';
import { formatFileSize } from '@move/domain/kit/files/file-size.ts';
import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { type Locale, useLocale } from './locale.ts';
import { timeZoneOf } from './platform-clock.ts';
import { useSettings } from '../state/settings.ts';

/** Formats of dates, times, money and numbers in one language. */
export type Formats = {
  /** `2026-11-24` → "dinsdag 24 november"; with the year when it isn't the current year. */
  date: (date: string) => string;
  /** For a column: "24 nov"; with the year when it isn't the current year. Show the full date in a tooltip. */
  shortDate: (date: string) => string;
  /** For a column, with the day of the week: "di 24 nov". */
  shortDay: (date: string) => string;
  /** Two days → "24 – 30 nov", "24 nov – 3 dec"; with the year when it isn't the current year. */
  dateRange: (from: string, until: string) => string;
  /** `2026-11` → "november 2026"; any other text stays as it is. */
  month: (month: string) => string;
  /** For a column: "nov 2026". */
  shortMonth: (month: string) => string;
  /** "18:30"; seconds are dropped. */
  time: (time: string) => string;
  /** "18:30 – 19:30". */
  timeRange: (from: string, until: string) => string;
  /** The day of an instant in a zone, by default the platform's: a late evening in UTC may be the next day. */
  dayOf: (instant: string, timeZone?: string) => string;
  /** An instant in a zone, by default the platform's → "dinsdag 24 november, 18:30". */
  moment: (instant: string, timeZone?: string) => string;
  /** For a column: "24 nov 18:30"; in another year the date without the time, "24 nov 2025". */
  shortMoment: (instant: string, timeZone?: string) => string;
  /** Cents → "€ 12,50". */
  money: (cents: number) => string;
  number: (value: number) => string;
  /** 21 → "21%". */
  percentage: (value: number) => string;
  /** "1023 bytes", "1,0 KiB". */
  bytes: (bytes: number) => string;
  /** How long ago, for a narrow column: "3 dagen", "2 uur", "1 minuut". */
  age: (instant: string) => string;
  /** "3 minuten geleden", "over 3 dagen", "overmorgen". */
  relative: (instant: string) => string;
};

type Step = { unit: Exclude<Intl.RelativeTimeFormatUnitSingular, 'quarter'>; seconds: number };

const MINUTE: Step = { unit: 'minute', seconds: 60 };
const STEPS: readonly Step[] = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  MINUTE,
];

const JUST_NOW = { nl: 'zojuist', en: 'just now' } as const satisfies Record<Locale, string>;

/** Creates the formats of a language. `now` returns the current time in the zone in which moments are shown. */
export function createFormats(locale: Locale, now: () => Temporal.ZonedDateTime): Formats {
  const numbers = new Intl.NumberFormat(LANGUAGE_TAGS[locale]);
  const relatives = new Intl.RelativeTimeFormat(LANGUAGE_TAGS[locale], { numeric: 'auto' });
  const date = (day: string) => longDate(day, locale, now().toPlainDate().toString());
  const time = (wall: string) => wall.slice(0, 5);
  const isThisYear = (day: string) => Number(day.slice(0, 4)) === now().year;
  const inParts = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { day: 'numeric', month: 'short', timeZone: 'UTC', ...parts })
      .format(new Date(`${day}T00:00:00Z`))
      .replace(',', '');
  const dayAndMonth = (day: string) => inParts(day, {});
  const inYear = (day: string) => inParts(day, { year: 'numeric' });
  const short = (day: string, withWeekday: boolean) =>
    inParts(day, {
      ...(isThisYear(day) ? {} : { year: 'numeric' }),
      ...(withWeekday ? { weekday: 'short' } : {}),
    });
  return {
    date,
    shortDate: (day) => short(day, false),
    shortDay: (day) => short(day, true),
    dateRange: (from, until) => {
      if (from === until) return short(from, false);
      const isOneYear = from.slice(0, 4) === until.slice(0, 4);
      if (!isOneYear) return `${inYear(from)} – ${inYear(until)}`;
      const first = from.slice(0, 7) === until.slice(0, 7) ? String(Number(from.slice(8))) : dayAndMonth(from);
      return `${first} – ${short(until, false)}`;
    },
    month: (month) => monthName(month, locale),
    shortMonth: (month) => monthName(month, locale, 'short'),
    time,
    timeRange: (from, until) => `${time(from)} – ${time(until)}`,
    dayOf: (instant, timeZone = now().timeZoneId) => toLocalTime(instant, timeZone).date,
    moment: (instant, timeZone = now().timeZoneId) => {
      const local = toLocalTime(instant, timeZone);
      return `${date(local.date)}, ${local.time}`;
    },
    shortMoment: (instant, timeZone = now().timeZoneId) => {
      const local = toLocalTime(instant, timeZone);
      const day = short(local.date, false);
      return isThisYear(local.date) ? `${day} ${local.time}` : day;
    },
    money: (cents) => formatCents(cents, locale),
    number: (value) => numbers.format(value),
    percentage: (value) => `${numbers.format(value)}%`,
    bytes: (bytes) => formatFileSize(bytes, locale),
    age: (instant) => {
      const seconds = Math.max(60, (now().epochMilliseconds - Date.parse(instant)) / 1000);
      const { unit, seconds: size } = STEPS.find((step) => seconds >= step.seconds) ?? MINUTE;
      const unitWords = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return new Intl.NumberFormat(LANGUAGE_TAGS[locale], unitWords).format(Math.floor(seconds / size));
    },
    relative: (instant) => {
      const seconds = (Date.parse(instant) - now().epochMilliseconds) / 1000;
      const step = STEPS.find(({ seconds: size }) => Math.abs(seconds) >= size);
      return step === undefined ? JUST_NOW[locale] : relatives.format(Math.round(seconds / step.seconds), step.unit);
    },
  };
}

/** The zone in which screens show moments: the platform's, as in its mails and sheets, even if the user is in another zone. */
export const useTimeZone = (): string => timeZoneOf(useSettings());

const known = new Map<string, Formats>();

/** The formats in the language of the screen and the zone of the platform. */
export function useFormats(): Formats {
  const [locale, timeZone] = [useLocale(), useTimeZone()];
  const key = `${locale} ${timeZone}`;
  const formats = known.get(key) ?? createFormats(locale, () => Temporal.Now.zonedDateTimeISO(timeZone));
  known.set(key, formats);
  return formats;
}
