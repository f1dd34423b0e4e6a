import type * as api from '@move/contract/locations/opening-hours.ts';
import { sql } from 'kysely';
import { isVersion } from '../../../platform/database/version.ts';
import { forbidden, stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { readingOf, subjectOf } from '../location-record.ts';
import { findLocation } from '../locations.queries.ts';
import { findOpeningHours } from './opening-hours.queries.ts';

export async function updateOpeningHours(call: Call<typeof api.updateOpeningHours>) {
  const { db, body } = call;
  const location = await findLocation(db, readingOf(call));
  if (!location.may.update) throw forbidden();
  const location_id = location.id;
  // also makes a second save wait: a location without hours has no other row that would be locked
  const saved = await db
    .updateTable('locations')
    .set({ hours_updated_at: sql`now()` })
    .where('id', '=', location_id)
    .where(isVersion(body.updated_at, 'hours_updated_at'))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  const before = await findOpeningHours(db, location_id);
  await db.deleteFrom('opening_hours').where('location_id', '=', location_id).execute();
  await db.deleteFrom('opening_exceptions').where('location_id', '=', location_id).execute();
  const { opening_hours, exceptions } = body;
  if (opening_hours.length > 0) {
    await db
      .insertInto('opening_hours')
      .values(opening_hours.map((block) => ({ ...block, location_id })))
      .execute();
  }
  if (exceptions.length > 0) {
    await db
      .insertInto('opening_exceptions')
      .values(exceptions.map((block) => ({ ...block, location_id })))
      .execute();
  }
  const after = await findOpeningHours(db, location_id);
  return changed(after, {
    subject: subjectOf(location),
    before,
    after,
    alsoFor: { organizationId: location.owner.id, before, after },
  });
}
