import type { removeLocation, restoreLocation } from '@move/contract/locations/locations.ts';
import { sql } from 'kysely';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './change-location.ts';
import { findLocation } from './locations.queries.ts';

/** Unlinks the organisation; with the last link the location goes too. Past sessions keep showing it. */
export async function dropLocation({ db, params }: Call<typeof removeLocation>) {
  const { locationId, organizationId } = params;
  const before = await findLocation(db, { locationId, organizationId, isAdmin: true });
  const { rows } = await sql<{ uses: number; others: boolean }>`
    select (select count(*) from sessions
            where location_id = ${locationId} and organization_id = ${organizationId}
              and starts_at > now() and deleted_at is null) as uses,
           location_has_others(${locationId}, ${organizationId}) as others`.execute(db);
  if ((rows[0]?.uses ?? 0) > 0) throw refusedByState('id', 'in_use');
  await db
    .updateTable('location_organizations')
    .set({ unlinked_at: sql`now()` })
    .where('location_id', '=', locationId)
    .where('organization_id', '=', organizationId)
    .execute();
  if (!rows[0]?.others) {
    await db.updateTable('locations').set({ deleted_at: sql`now()` }).where('id', '=', locationId).execute();
  }
  return changed(undefined, { subject: subjectOf(before), before });
}

/** Brings back what was removed in the last 30 days. */
export async function bringBackLocation({ db, params }: Call<typeof restoreLocation>) {
  const { locationId, organizationId } = params;
  const restored = await db
    .updateTable('location_organizations')
    .set({ unlinked_at: null })
    .where('location_id', '=', locationId)
    .where('organization_id', '=', organizationId)
    .where('unlinked_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  await db.updateTable('locations').set({ deleted_at: null }).where('id', '=', locationId).execute();
  const location = await findLocation(db, { locationId, organizationId, isAdmin: true });
  return changed({ location }, { subject: subjectOf(location), after: location });
}
