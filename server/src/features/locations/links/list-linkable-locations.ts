import type * as api from '@move/contract/locations/locations.ts';
import type { LinkableLocation } from '@move/contract/locations/locations.ts';
import { sql } from 'kysely';
import { containing } from '../../../platform/database/expressions/search.ts';
import type { Call } from '../../../platform/http/route.ts';

const MOST = 10;

/** Linkable locations belong to organisations out of scope: a database function returns only what the caller may know. */
export async function listLinkableLocations({ db, params, query }: Call<typeof api.listLinkableLocations>) {
  const { rows } = await sql<LinkableLocation>`
    select id, name, street, house_number, zipcode, city
    from linkable_locations(${params.organizationId}, ${containing(query.search)}, ${MOST})`.execute(db);
  return { locations: rows };
}
