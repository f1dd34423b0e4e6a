import { addDays } from '../kit/dates/dates.ts';
import type { Locale } from '../kit/messages/locale.ts';
import { easterSunday } from '../kit/dates/easter-sunday.ts';
import { en } from './texts/holidays.en.ts';
import { nl } from './texts/holidays.nl.ts';

export const holidayWords = { nl, en } satisfies Record<Locale, object>;

export type Holiday = { readonly date: string; readonly name: Exclude<keyof typeof nl, 'school'> };

/** The holidays that a superadmin maintains for a platform. Both days are inclusive. */
export type SchoolHoliday = {
  readonly region: string;
  readonly name: string;
  readonly from: string;
  readonly until: string;
};

export type HolidayHit = { readonly date: string; readonly names: readonly string[] };

/** The Dutch public holidays of a year in order, calculated, so that every year has them. */
export function dutchHolidays(year: number): Holiday[] {
  const easter = easterSunday(year).toString();
  const holidays: Holiday[] = [
    { date: `${year}-01-01`, name: 'new_year' },
    { date: addDays(easter, -2), name: 'good_friday' },
    { date: easter, name: 'easter_sunday' },
    { date: addDays(easter, 1), name: 'easter_monday' },
    { date: kingsDay(year), name: 'kings_day' },
    { date: `${year}-05-05`, name: 'liberation_day' },
    { date: addDays(easter, 39), name: 'ascension_day' },
    { date: addDays(easter, 49), name: 'whit_sunday' },
    { date: addDays(easter, 50), name: 'whit_monday' },
    { date: `${year}-12-25`, name: 'christmas_day' },
    { date: `${year}-12-26`, name: 'boxing_day' },
  ];
  return holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** The days that are on a public or school holiday, with the names of the holidays. */
export function holidayHits(
  dates: readonly string[],
  options: { locale: Locale; schoolHolidays?: readonly SchoolHoliday[] },
): HolidayHit[] {
  const years = new Set(dates.map((date) => Number(date.slice(0, 4))));
  const holidays = [...years].flatMap(dutchHolidays);
  return dates.flatMap((date) => {
    const names = holidays
      .filter((holiday) => holiday.date === date)
      .map((holiday) => holidayWords[options.locale][holiday.name]);
    for (const school of options.schoolHolidays ?? [])
      if (school.from <= date && date <= school.until) names.push(schoolHolidayName(school.name, options.locale));
    return names.length > 0 ? [{ date, names: [...new Set(names)] }] : [];
  });
}

/** A school holiday with one of the usual Dutch names is shown in the reader's language; any other name is shown as it was typed. */
function schoolHolidayName(typed: string, locale: Locale): string {
  const name = typed.trim().toLowerCase();
  for (const [key, usual] of Object.entries(holidayWords.nl.school))
    if (usual.toLowerCase() === name) return holidayWords[locale].school[key as keyof typeof nl.school];
  return typed;
}

/** Returns a function that says whether a day is a public or school holiday; looks up each year and day once. */
export function holidayPredicate(schoolHolidays: readonly SchoolHoliday[]): (date: string) => boolean {
  const years = new Map<string, ReadonlySet<string>>();
  const known = new Map<string, boolean>();
  const isPublic = (date: string) => {
    const year = date.slice(0, 4);
    const days = years.get(year) ?? new Set(dutchHolidays(Number(year)).map((holiday) => holiday.date));
    years.set(year, days);
    return days.has(date);
  };
  return (date) => {
    const is =
      known.get(date) ?? (isPublic(date) || schoolHolidays.some(({ from, until }) => from <= date && date <= until));
    known.set(date, is);
    return is;
  };
}

/** 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): string {
  const day = Temporal.PlainDate.from({ year, month: 4, day: 27 });
  return (day.dayOfWeek === 7 ? day.subtract({ days: 1 }) : day).toString();
}
