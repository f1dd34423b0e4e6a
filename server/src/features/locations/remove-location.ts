import type * as api from '@move/contract/locations/locations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { linkChange } from './link-location.ts';
import { findLocation } from './locations.queries.ts';

/** Unlinks the organisation; with the last link the location is removed too. Past sessions keep showing it. */
export async function removeLocation({ db, params }: Call<typeof api.removeLocation>) {
  const { locationId, organizationId } = params;
  const before = await findLocation(db, params);
  if (await isPlanned(db, locationId, organizationId)) throw refusedByState('id', 'in_use');
  const { rows } = await sql<{ ok: boolean }>`
    select unlink_location(${locationId}, ${organizationId}) as ok`.execute(db);
  if (!rows[0]?.ok) throw notFound();
  return changed(undefined, linkChange({ before }, organizationId));
}

/** Whether a session still to come is held here, by its own location or that of its activity. */
async function isPlanned(db: Database, locationId: number, organizationId: number): Promise<boolean> {
  const { rows } = await sql<{ is_planned: boolean }>`
    select exists (
      select from sessions join activities on activities.id = sessions.activity_id
      where sessions.organization_id = ${organizationId} and sessions.starts_at > now() and sessions.deleted_at is null
        and coalesce(sessions.location_id, activities.location_id) = ${locationId}) as is_planned`.execute(db);
  return rows[0]?.is_planned ?? false;
}
