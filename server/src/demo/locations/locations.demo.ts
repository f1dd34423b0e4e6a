import type { Database } from '../../platform/database/database.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import type { DemoWords } from '../taxonomy/taxonomy.demo.ts';
import { seedLocation } from '../../features/locations/locations.seed.ts';
import { demoLocations, type Pin, towns } from './demo-locations.demo.ts';

export type DemoLocation = keyof typeof demoLocations;
export type DemoLocations = Record<DemoLocation, number>;

type Parts = { organizations: DemoOrganizations; words: DemoWords };

/** Adds the locations with their opening hours: one is hidden, two are shared, three are open past midnight. */
export async function seedDemoLocations(db: Database, parts: Parts): Promise<DemoLocations> {
  const entries: [string, number][] = [];
  for (const [key, place] of Object.entries<Pin>(demoLocations)) entries.push([key, await seedPlace(db, place, parts)]);
  return Object.fromEntries(entries) as DemoLocations;
}

async function seedPlace(db: Database, place: Pin, { organizations, words }: Parts): Promise<number> {
  const { zipcode, latitude, longitude } = towns[place.town];
  const [north, east] = place.at;
  const location_id = await seedLocation(db, {
    owner_organization_id: organizations[place.owner],
    name: place.name,
    street: place.street,
    house_number: place.house_number,
    zipcode: `${zipcode} ${place.letters}`,
    city: place.town,
    latitude: rounded(latitude + north / 111_320),
    longitude: rounded(longitude + east / (111_320 * Math.cos((latitude * Math.PI) / 180))),
    notes: place.notes ?? null,
    is_hidden: place.is_hidden ?? false,
    show_link: place.link !== undefined,
    link_label: place.link?.[0] ?? null,
    link_url: place.link?.[1] ?? null,
    type_ids: place.types.map((type) => words.locationTypes[type]),
    sport_ids: place.sports.map((sport) => words.sports[sport]),
    shared_with: (place.shared_with ?? []).map((domain) => organizations[domain]),
  });
  if (place.hours) {
    const blocks = weeks[place.hours].map((block) => ({ ...block, state: 'open', location_id }));
    await db.insertInto('opening_hours').values(blocks).execute();
  }
  return location_id;
}

const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

const daily = (weekdays: readonly number[], opened_at: string, closed_at: string) =>
  weekdays.map((weekday) => ({ weekday, opened_at, closed_at }));

/** A closing time at or before the opening time is on the next day. */
const weeks = {
  pool: [
    ...daily([1, 2, 3, 4, 5], '07:00', '12:00'),
    ...daily([1, 2, 3, 4, 5], '14:00', '22:00'),
    ...daily([6, 7], '09:00', '17:00'),
  ],
  hall: [...daily([1, 2, 3, 4, 5], '09:00', '22:30'), ...daily([6], '10:00', '17:00')],
  night: [...daily([1, 2, 3, 4, 7], '10:00', '23:00'), ...daily([5, 6], '10:00', '01:30')],
};
