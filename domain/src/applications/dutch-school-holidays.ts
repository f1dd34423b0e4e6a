import type { SchoolHoliday } from '../sessions/holidays.ts';

export const HOLIDAY_REGIONS = ['Noord', 'Midden', 'Zuid'] as const;

export type HolidayRegion = (typeof HOLIDAY_REGIONS)[number];

type Period = readonly [from: string, until: string];
type PublishedHoliday = { name: string; periods: Readonly<Record<HolidayRegion, Period>> };

const everywhere = (from: string, until: string): Record<HolidayRegion, Period> => ({
  Noord: [from, until],
  Midden: [from, until],
  Zuid: [from, until],
});

/** As published by the Dutch government (docs/rules/planning.md#school-holidays): from Saturday to Sunday, both inclusive. */
const PUBLISHED: readonly PublishedHoliday[] = [
  {
    name: 'Herfstvakantie',
    periods: {
      Noord: ['2026-10-10', '2026-10-18'],
      Midden: ['2026-10-17', '2026-10-25'],
      Zuid: ['2026-10-17', '2026-10-25'],
    },
  },
  { name: 'Kerstvakantie', periods: everywhere('2026-12-19', '2027-01-03') },
  {
    name: 'Voorjaarsvakantie',
    periods: {
      Noord: ['2027-02-20', '2027-02-28'],
      Midden: ['2027-02-20', '2027-02-28'],
      Zuid: ['2027-02-13', '2027-02-21'],
    },
  },
  { name: 'Meivakantie', periods: everywhere('2027-04-24', '2027-05-02') },
  {
    name: 'Zomervakantie',
    periods: {
      Noord: ['2027-07-10', '2027-08-22'],
      Midden: ['2027-07-17', '2027-08-29'],
      Zuid: ['2027-07-24', '2027-09-05'],
    },
  },
  {
    name: 'Herfstvakantie',
    periods: {
      Noord: ['2027-10-16', '2027-10-24'],
      Midden: ['2027-10-16', '2027-10-24'],
      Zuid: ['2027-10-23', '2027-10-31'],
    },
  },
  { name: 'Kerstvakantie', periods: everywhere('2027-12-25', '2028-01-09') },
  {
    name: 'Voorjaarsvakantie',
    periods: {
      Noord: ['2028-02-19', '2028-02-27'],
      Midden: ['2028-02-26', '2028-03-05'],
      Zuid: ['2028-02-26', '2028-03-05'],
    },
  },
  { name: 'Meivakantie', periods: everywhere('2028-04-29', '2028-05-07') },
  {
    name: 'Zomervakantie',
    periods: {
      Noord: ['2028-07-15', '2028-08-27'],
      Midden: ['2028-07-08', '2028-08-20'],
      Zuid: ['2028-07-22', '2028-09-03'],
    },
  },
];

/**
 * Adds the published holidays of a region that are not over by `today` to the list. Skips one that overlaps a holiday of the same region,
 * whatever its name and days.
 */
export function withRegionHolidays(
  holidays: readonly SchoolHoliday[],
  region: HolidayRegion,
  today: string,
): SchoolHoliday[] {
  const own = holidays.filter((holiday) => regionName(holiday.region) === regionName(region));
  const added = PUBLISHED.map(({ name, periods }): SchoolHoliday => {
    const [from, until] = periods[region];
    return { region, name, from, until };
  }).filter(({ from, until }) => until >= today && !own.some((other) => other.from <= until && other.until >= from));
  return [...holidays, ...added];
}

/** “Regio Noord” and “noord” are the same region. */
const regionName = (region: string) =>
  region
    .trim()
    .toLowerCase()
    .replace(/^regio /, '');
