import type * as api from '@move/contract/locations/linked-organizations.ts';
import { sql } from 'kysely';
import { forbidden, notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { linkedOrganizationChange } from './linked-organization-change.ts';
import { findLinked } from './linked-organizations.queries.ts';

/** Ends the link of an organisation to a location. Sessions that the organisation has planned keep the location. */
export async function unlinkOrganization(call: Call<typeof api.unlinkOrganization>) {
  const { db, query } = call;
  const { location, organization } = await findLinked(call);
  if (organization.is_ended) throw notFound();
  if (!organization.may.remove) throw forbidden();
  if (organization.planned > 0 && !query.force) {
    throw refusedByState('force', 'location.planned', { count: organization.planned });
  }
  const { rows } = await sql<{ ok: boolean }>`
    select end_location_link(${location.id}, ${organization.id}, true) as ok`.execute(db);
  if (!rows[0]?.ok) throw notFound();
  return changed(undefined, linkedOrganizationChange({ location, before: organization, after: null }));
}
