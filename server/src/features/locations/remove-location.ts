import type { removeLocation, restoreLocation } from '@move/contract/locations/locations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './change-location.ts';
import { findLocation } from './locations.queries.ts';

/** Unlinks the organisation; with the last link the location goes too. Past sessions keep showing it. */
export async function dropLocation({ db, params }: Call<typeof removeLocation>) {
  const { locationId, organizationId } = params;
  // of two who take it away at once, the one that is second has the last link
  await sql`select from locations where id = ${locationId} for no key update`.execute(db);
  const before = await findLocation(db, { locationId, organizationId, isAdmin: true });
  if (await isPlanned(db, locationId, organizationId)) throw refusedByState('id', 'in_use');
  await db
    .updateTable('location_organizations')
    .set({ unlinked_at: sql`now()` })
    .where('location_id', '=', locationId)
    .where('organization_id', '=', organizationId)
    .execute();
  // a statement of its own: the function looks beyond the scope
  const { rows } = await sql<{ others: boolean }>`
    select location_has_others(${locationId}, ${organizationId}) as others`.execute(db);
  if (!rows[0]?.others) {
    await db.updateTable('locations').set({ deleted_at: sql`now()` }).where('id', '=', locationId).execute();
  }
  return changed(undefined, { subject: subjectOf(before), before });
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

/** Restores what this organisation removed in the last 30 days; a location that another one removed altogether stays removed. */
export async function bringBackLocation({ db, params }: Call<typeof restoreLocation>) {
  const { locationId, organizationId } = params;
  // the last to leave took the location along, in the same transaction and so at the same moment
  await sql`
    update locations set deleted_at = null from location_organizations link
    where locations.id = ${locationId} and link.location_id = locations.id and link.organization_id = ${organizationId}
      and locations.deleted_at = link.unlinked_at and link.unlinked_at > now() - interval '30 days'`.execute(db);
  const restored = await db
    .updateTable('location_organizations')
    .set({ unlinked_at: null })
    .where('location_id', '=', locationId)
    .where('organization_id', '=', organizationId)
    .where('unlinked_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  const location = await findLocation(db, { locationId, organizationId, isAdmin: true });
  return changed({ location }, { subject: subjectOf(location), after: location });
}
