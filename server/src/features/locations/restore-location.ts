import type * as api from '@move/contract/locations/locations.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { linkChange } from './links/link-location.ts';
import { findLocation } from './locations.queries.ts';

/** Undoes a removal of the last 30 days. */
export async function restoreLocation({ db, params }: Call<typeof api.restoreLocation>) {
  const { rows } = await sql<{ ok: boolean }>`
    select relink_location(${params.locationId}, ${params.organizationId}) as ok`.execute(db);
  if (!rows[0]?.ok) throw notFound();
  const location = await findLocation(db, params);
  return changed({ location }, linkChange({ after: location }, params.organizationId));
}
