import type * as api from '@move/contract/locations/location-links.ts';
import { sql } from 'kysely';
import { forbidden } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../location-record.ts';
import { findLocation } from '../locations.queries.ts';

export async function updateLocationLink({ db, params, body }: Call<typeof api.updateLocationLink>) {
  const { locationId, organizationId } = params;
  const before = await findLocation(db, params);
  const { rows } = await sql<{ ok: boolean }>`
    select update_location_link(${locationId}, ${organizationId}, ${body.is_admin}) as ok`.execute(db);
  if (!rows[0]?.ok) throw forbidden();
  const location = await findLocation(db, params);
  const right = (is_admin: boolean) => ({ organization_id: organizationId, is_admin });
  return changed(
    { location },
    {
      subject: subjectOf(location),
      before,
      after: location,
      alsoFor: { organizationId: location.owner.id, before: right(!body.is_admin), after: right(body.is_admin) },
    },
  );
}
