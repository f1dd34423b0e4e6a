import type { SearchKind, SearchResult, searchEverything } from '@move/contract/search/search.ts';
import type { Ability } from '@move/domain/access/abilities.ts';
import { gate } from '@move/domain/access/gate.ts';
import { type RawBuilder, sql } from 'kysely';
import { matches } from '../../platform/database/links.ts';
import type { Call } from '../../platform/http/route.ts';

const MAX_PER_KIND = 5;

type Source = { kind: SearchKind; needs: readonly Ability[]; rows: (query: string) => RawBuilder<unknown> };

const locationText = sql`fold(locations.name || ' ' || street || ' ' || city || ' ' || zipcode)`;

/** One select per kind; row-level security keeps each inside the caller's scope. */
const sources: readonly Source[] = [
  {
    kind: 'organization',
    needs: ['view-organizations', 'view-organization'],
    rows: (query) => sql`
      select 'organization' as kind, id, name, city as hint, id as organization_id from organizations
      where deleted_at is null and ${found(sql`fold(name)`, query)}`,
  },
  {
    kind: 'activity',
    needs: ['view-activities'],
    rows: (query) => sql`
      select 'activity' as kind, activities.id, activities.name, organizations.name as hint, activities.organization_id
      from activities join organizations on organizations.id = activities.organization_id
      where activities.deleted_at is null and ${found(sql`fold(activities.name)`, query, sql`activities.id`)}`,
  },
  {
    kind: 'location',
    needs: ['view-locations'],
    rows: (query) => sql`
      select 'location' as kind, locations.id, locations.name, locations.city as hint,
        (select min(link.organization_id) from location_organizations link
         where link.location_id = locations.id and link.unlinked_at is null) as organization_id
      from locations
      where locations.deleted_at is null and ${found(locationText, query, sql`locations.id`)}
        and exists (select from location_organizations link where link.location_id = locations.id and link.unlinked_at is null)`,
  },
];

/** Best match first: a name that begins with the words, then by name. Kinds that the caller may not list are not asked. */
export async function findEverything({ db, caller, query: { q } }: Call<typeof searchEverything>) {
  const held = gate(caller);
  const allowed = sources.filter((source) => held.can(source.needs));
  if (allowed.length === 0) return { results: [] };
  const parts = allowed.map(
    ({ rows }) => sql`(
      select * from (${rows(q)}) found
      order by fold(name) like ${escaped(q)} || '%' desc, fold(name), id limit ${MAX_PER_KIND})`,
  );
  const { rows } = await sql<SearchResult>`${sql.join(parts, sql` union all `)}`.execute(db);
  return { results: rows };
}

function found(text: RawBuilder<unknown>, query: string, id: RawBuilder<unknown> = sql`id`) {
  const isId = /^[1-9]\d{0,14}$/.test(query);
  return isId ? sql`(${matches(text, query)} or ${id} = ${Number(query)})` : matches(text, query);
}

/** As `fold()` compares it; `%` and `_` are letters like any other. */
function escaped(query: string): RawBuilder<unknown> {
  return sql`fold(${query.replace(/[\\%_]/g, '\\$&')})`;
}
