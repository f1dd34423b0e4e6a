import type * as api from '@move/contract/locations/locations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { linkChange } from './links/link-location.ts';
import { findLocation } from './locations.queries.ts';

/** The most names in an error. */
const NAMED_MAX = 5;

/** Unlinks the organisation from a location, and removes the location with its last link. Past sessions keep it. */
export async function removeLocation({ db, params }: Call<typeof api.removeLocation>) {
  const { locationId, organizationId } = params;
  const before = await findLocation(db, params);
  const uses = await findUses(db, locationId, organizationId);
  if (uses.length > 0) throw refusedByState('id', 'location.used', { contents: uses.join(', ') });
  const { rows } = await sql<{ ok: boolean }>`
    select unlink_location(${locationId}, ${organizationId}) as ok`.execute(db);
  if (!rows[0]?.ok) throw notFound();
  return changed(undefined, linkChange({ before }, organizationId));
}

/** The names of the activities with sessions to come at this location, and of its products. */
async function findUses(db: Database, locationId: number, organizationId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select activities.name from sessions join activities on activities.id = sessions.activity_id
       where sessions.organization_id = ${organizationId} and sessions.starts_at > now() and sessions.deleted_at is null
         and sessions.canceled_at is null and coalesce(sessions.location_id, activities.location_id) = ${locationId}
      union
      select name from products
       where organization_id = ${organizationId} and location_id = ${locationId} and deleted_at is null) as uses
    order by fold(name) limit ${NAMED_MAX}`.execute(db);
  return rows.map(({ name }) => name);
}
