import type * as api from '@move/contract/locations/opening-hours.ts';
import type { OpeningHours } from '@move/contract/locations/opening-hours.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { readingOf } from '../location-record.ts';
import { findLocation } from '../locations.queries.ts';

export async function findOpeningHours(db: Database, locationId: number): Promise<OpeningHours> {
  const { rows } = await sql<OpeningHours>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'state', state, 'opened_at', opened_at,
          'closed_at', closed_at) order by weekday, opened_at), '[]')
       from opening_hours where location_id = ${locationId}) as opening_hours,
      (select coalesce(jsonb_agg(jsonb_build_object('date', date, 'state', state, 'opened_at', opened_at,
          'closed_at', closed_at) order by date, opened_at), '[]')
       from opening_exceptions where location_id = ${locationId}) as exceptions,
      jsonb_build_object('update', may_edit_location(${locationId})) as may, hours_updated_at as updated_at
    from locations where id = ${locationId}`.execute(db);
  const [hours] = rows;
  if (!hours) throw notFound();
  return hours;
}

export async function getOpeningHours(call: Call<typeof api.getOpeningHours>) {
  const { id } = await findLocation(call.db, readingOf(call));
  return findOpeningHours(call.db, id);
}
