import type * as api from '@move/contract/locations/opening-hours.ts';
import type { OpeningHours } from '@move/contract/locations/opening-hours.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { readingOf, subjectOf } from './change-location.ts';
import { findLocation } from './locations.queries.ts';

async function findOpeningHours(db: Database, locationId: number): Promise<OpeningHours> {
  const { rows } = await sql<OpeningHours>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'state', state, 'opened_at', opened_at,
          'closed_at', closed_at) order by weekday, opened_at), '[]')
       from opening_hours where location_id = ${locationId}) as opening_hours,
      (select coalesce(jsonb_agg(jsonb_build_object('date', date, 'state', state, 'opened_at', opened_at,
          'closed_at', closed_at) order by date, opened_at), '[]')
       from opening_exceptions where location_id = ${locationId}) as exceptions,
      jsonb_build_object('update', may_edit_location(${locationId})) as may`.execute(db);
  return rows[0] ?? { opening_hours: [], exceptions: [], may: { update: false } };
}

export async function getOpeningHours(call: Call<typeof api.getOpeningHours>) {
  const { id } = await findLocation(call.db, readingOf(call));
  return findOpeningHours(call.db, id);
}

export async function updateOpeningHours(call: Call<typeof api.updateOpeningHours>) {
  const { db, body } = call;
  const location = await findLocation(db, readingOf(call));
  if (!location.may.update) throw forbidden();
  const before = await findOpeningHours(db, location.id);
  const location_id = location.id;
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
  const after = await findOpeningHours(db, location.id);
  return changed(after, {
    subject: subjectOf(location),
    before,
    after,
    alsoFor: { organizationId: location.owner.id, before, after },
  });
}
