import type * as api from '@move/contract/locations/location-links.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { type Change, changed } from '../../../platform/http/written.ts';
import { type LocationChange, locationChange, readingOf } from '../location-record.ts';
import { findLocation } from '../locations.queries.ts';

/** The audited change when an organisation starts or stops using a location. The owner's trail shows it as linking or unlinking. */
export function linkChange(change: LocationChange, organizationId: number): Change {
  const { alsoFor, ...own } = locationChange(change);
  const link = { organization_id: organizationId };
  if (!alsoFor) return own;
  const versions = change.after
    ? { action: 'linkLocation' as const, after: link }
    : { action: 'unlinkLocation' as const, before: link };
  return { ...own, alsoFor: { organizationId: alsoFor.organizationId, ...versions } };
}

/** Links the organisation to a location of another organisation on the same platform, unless the location is hidden. */
export async function linkLocation(call: Call<typeof api.linkLocation>) {
  const { db, params } = call;
  const { locationId, organizationId } = params;
  const { rows } = await sql<{ ok: boolean }>`select share_location(${locationId}, ${organizationId}) as ok`.execute(
    db,
  );
  if (!rows[0]?.ok) throw notFound();
  const location = await findLocation(db, readingOf(call));
  return changed({ location }, linkChange({ after: location }, organizationId));
}
