import type * as api from '@move/contract/locations/linked-organizations.ts';
import { sql } from 'kysely';
import { forbidden } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { linkedOrganizationChange } from './linked-organization-change.ts';
import { findLinked } from './linked-organizations.queries.ts';

export async function updateLinkedOrganization(call: Call<typeof api.updateLinkedOrganization>) {
  const { db, params, body } = call;
  const { location, organization: before } = await findLinked(call);
  if (!before.may.update) throw forbidden();
  const { rows } = await sql<{ ok: boolean }>`
    select update_location_link(${location.id}, ${params.linkedOrganizationId}, ${body.is_admin}) as ok`.execute(db);
  if (!rows[0]?.ok) throw forbidden();
  const { organization } = await findLinked(call);
  return changed({ organization }, linkedOrganizationChange({ location, before, after: organization }));
}
