import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Locations } from '../../platform/database/schema.ts';

type NewLocation = Pick<
  Insertable<Locations>,
  'owner_organization_id' | 'name' | 'street' | 'house_number' | 'zipcode' | 'city' | 'country' | 'notes'
>;

/** Adds a location for each of many organisations, which may edit it. The caller has validated the data. */
export async function addManyLocations(db: Database, locations: readonly NewLocation[]): Promise<void> {
  const added = await db.insertInto('locations').values(locations).returning(['id', 'owner_organization_id']).execute();
  const links = added.map(({ id, owner_organization_id }) => ({
    location_id: id,
    organization_id: owner_organization_id,
    is_admin: true,
  }));
  await db.insertInto('location_organizations').values(links).execute();
}
