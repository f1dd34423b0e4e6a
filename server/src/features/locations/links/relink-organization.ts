import type * as api from '@move/contract/locations/linked-organizations.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { linkedOrganizationChange } from './linked-organization-change.ts';
import { findLinked } from './linked-organizations.queries.ts';

export async function relinkOrganization(call: Call<typeof api.relinkOrganization>) {
  const { db } = call;
  const { location, organization: linked } = await findLinked(call);
  const { rows } = await sql<{ ok: boolean }>`
    select end_location_link(${location.id}, ${linked.id}, false) as ok`.execute(db);
  if (!rows[0]?.ok) throw notFound();
  const { organization } = await findLinked(call);
  return changed({ organization }, linkedOrganizationChange({ location, before: null, after: organization }));
}
