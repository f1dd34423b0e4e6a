import type * as api from '@move/contract/locations/linked-organizations.ts';
import type { LinkedOrganization } from '@move/contract/locations/linked-organizations.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { forbidden, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findLocation, type Reading } from '../locations.queries.ts';

/** The location and its linked organisations. 404 when the organisation of the path does not use it, 403 without the right. */
export async function findShared(db: Database, reading: Reading) {
  const location = await findLocation(db, reading);
  if (!location.may.share) throw forbidden();
  const { rows: organizations } = await sql<LinkedOrganization>`
    select organization_id as id, name, is_owner, is_admin, is_ended, planned,
      jsonb_build_object('update', may_update and not is_ended, 'remove', not is_owner and not is_ended) as may
    from location_links(${reading.locationId})`.execute(db);
  return { location, organizations };
}

type Linked = { params: Reading & { linkedOrganizationId: number }; db: Database };

/** One linked organisation of the location; 404 when it isn't linked. */
export async function findLinked({ db, params }: Linked) {
  const { location, organizations } = await findShared(db, params);
  const organization = organizations.find(({ id }) => id === params.linkedOrganizationId);
  if (!organization) throw notFound();
  return { location, organization };
}

export async function listLinkedOrganizations({ db, params }: Call<typeof api.listLinkedOrganizations>) {
  const { organizations } = await findShared(db, params);
  return { organizations };
}
