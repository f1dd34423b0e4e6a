import type { Database } from '../../platform/database/database.ts';
import type { DemoApplications } from './applications.demo.ts';

type Region = 'Noord' | 'Midden' | 'Zuid';
type Days = readonly [from: string, until: string];

/** School years 2026–2027 and 2027–2028. Where one value is given, all regions have the same days. */
const holidays: readonly (readonly [name: string, days: Days | Readonly<Record<Region, Days>>])[] = [
  [
    'Herfstvakantie',
    {
      Noord: ['2026-10-10', '2026-10-18'],
      Midden: ['2026-10-17', '2026-10-25'],
      Zuid: ['2026-10-17', '2026-10-25'],
    },
  ],
  ['Kerstvakantie', ['2026-12-19', '2027-01-03']],
  [
    'Voorjaarsvakantie',
    {
      Noord: ['2027-02-20', '2027-02-28'],
      Midden: ['2027-02-20', '2027-02-28'],
      Zuid: ['2027-02-13', '2027-02-21'],
    },
  ],
  ['Meivakantie', ['2027-04-24', '2027-05-02']],
  [
    'Zomervakantie',
    {
      Noord: ['2027-07-10', '2027-08-22'],
      Midden: ['2027-07-17', '2027-08-29'],
      Zuid: ['2027-07-24', '2027-09-05'],
    },
  ],
  [
    'Herfstvakantie',
    {
      Noord: ['2027-10-16', '2027-10-24'],
      Midden: ['2027-10-16', '2027-10-24'],
      Zuid: ['2027-10-23', '2027-10-31'],
    },
  ],
  ['Kerstvakantie', ['2027-12-25', '2028-01-09']],
];

const regions: Readonly<Record<keyof DemoApplications, Region>> = {
  beweegplein: 'Midden',
  waterstad: 'Midden',
  heuvelland: 'Zuid',
};

/** Adds two school years to each platform, by its region. */
export async function seedDemoSchoolHolidays(db: Database, applications: DemoApplications): Promise<void> {
  const rows = Object.entries(regions).flatMap(([key, region]) =>
    holidays.map(([name, days]) => {
      const [from, until] = Array.isArray(days) ? (days as Days) : (days as Readonly<Record<Region, Days>>)[region];
      return { application_id: applications[key as keyof DemoApplications], region, name, from, until };
    }),
  );
  await db.insertInto('school_holidays').values(rows).execute();
}
