import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Locations } from '../../platform/database/schema.ts';

type LocationSeed = Pick<Insertable<Locations>, 'owner_organization_id' | 'name'> &
  Partial<Insertable<Locations>> & {
    type_ids?: readonly number[];
    sport_ids?: readonly number[];
    /** Other organisations that use it, without the right to edit. */
    shared_with?: readonly number[];
  };

const somewhere = { street: 'Sportlaan', house_number: '12', zipcode: '3451 AB', city: 'Waterstad', country: 'NL' };

/** Creates a location that its owner may edit. */
export async function seedLocation(db: Database, seed: LocationSeed): Promise<number> {
  const { type_ids = [], sport_ids = [], shared_with = [], ...location } = seed;
  const { id } = await db
    .insertInto('locations')
    .values({ ...somewhere, ...location })
    .returning('id')
    .executeTakeFirstOrThrow();
  const users = [location.owner_organization_id, ...shared_with];
  const links = users.map((organization_id, index) => ({ location_id: id, organization_id, is_admin: index === 0 }));
  await db.insertInto('location_organizations').values(links).execute();
  for (const location_type_id of type_ids) {
    await db.insertInto('location_type_links').values({ location_id: id, location_type_id }).execute();
  }
  for (const sport_id of sport_ids)
    await db.insertInto('location_sports').values({ location_id: id, sport_id }).execute();
  return id;
}
