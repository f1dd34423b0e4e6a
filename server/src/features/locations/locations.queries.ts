import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as linksApi from '@move/contract/locations/location-links.ts';
import type { LinkableLocation } from '@move/contract/locations/location-links.ts';
import type * as api from '@move/contract/locations/locations.ts';
import type { Location, LocationRow } from '@move/contract/locations/locations.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isChosen, isLinkChosen } from '../../platform/database/expressions/chosen.ts';
import { isOfLiveOrganization } from '../../platform/database/expressions/live-organization.ts';
import { containing } from '../../platform/database/expressions/search.ts';
import { all, findPage, keptCount } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { linkedContacts } from '../contacts/public.ts';
import { fileAddress } from '../files/public.ts';
import { readingOf } from './location-record.ts';

type ListQuery = QueryOf<typeof api.listLocations> | QueryOf<typeof api.listApplicationLocations>;

const address = sql`locations.id, locations.name, street, house_number, zipcode, city, country, latitude, longitude, locations.is_hidden`;
const owner = sql`jsonb_build_object('id', owner_organization_id, 'name', (
  select organizations.name from organizations where organizations.id = owner_organization_id))`;
const types = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', location_types.id, 'name', location_types.name) order by location_types.name), '[]')
  from location_type_links join location_types on location_types.id = location_type_id
  where location_id = locations.id)`;

/** The locations that an organisation uses. A page by name is found in the links only, which have a copy of the name. */
export async function findLocations(db: Database, query: QueryOf<typeof api.listLocations>, organizationId: number) {
  const ours = sql`link.organization_id = ${organizationId}`;
  const filters = filtersOf(query, sql`link.location_id`, sql`${organizationId}::bigint`);
  const links = sql`location_organizations link`;
  const joins = sql`join locations on locations.id = link.location_id`;
  const isByName = query.sort === 'name';
  const found = await findPage<LocationRow, keyof typeof sort>(
    db,
    {
      select: rowOf(sql`link.is_admin`),
      from: isByName ? links : sql`${links} ${joins}`,
      where: [ours, sql`link.unlinked_at is null and not link.is_removed`, ...filters],
      sort: { ...sort, name: sql`link.sort_name` },
      id: sql`link.location_id`,
      ...(isByName ? { lookup: { joins, where: ours } } : {}),
      total: filters.length === 0 ? keptCount('locations', organizationId) : undefined,
    },
    query,
  );
  await nameOwners(db, found.rows);
  return found;
}

/** The locations in use by organisations that aren't removed: the organisations of a platform, or those of the caller. */
export async function findApplicationLocations(db: Database, query: QueryOf<typeof api.listApplicationLocations>) {
  const { organizationId } = query;
  const live = isOfLiveOrganization(sql`link.organization_id`);
  const user = organizationId === undefined ? live : sql`link.organization_id = ${organizationId} and ${live}`;
  const used = sql`exists (
    select from location_organizations link where link.location_id = locations.id and link.unlinked_at is null and ${user})`;
  const filters = filtersOf(query, sql`locations.id`, sql`null::bigint`);
  const links = [
    sql`link.unlinked_at is null and not link.is_removed and ${user}`,
    ...filtersOf(query, sql`link.location_id`, sql`null::bigint`),
  ];
  const found = await findPage<LocationRow, keyof typeof sort>(
    db,
    {
      // a placeholder: `markEditable` reads whether a location may be edited, only for the rows of the page
      select: rowOf(sql`false`),
      from: sql`locations`,
      where: [used, sql`locations.deleted_at is null`, ...filters],
      sort,
      id: sql`locations.id`,
      // a user who sees a link sees its location, so links can be counted without reading locations
      total: sql`(select count(distinct link.location_id) from location_organizations link where ${all(links)})`,
    },
    query,
  );
  await markEditable(db, found.rows);
  await nameOwners(db, found.rows);
  return found;
}

const sort = {
  name: sql`fold(locations.name)`,
  city: sql`fold(locations.city)`,
  updated_at: sql`locations.updated_at`,
};

const rowOf = (isAdmin: RawBuilder<unknown>) =>
  sql`${address}, ${isAdmin} as is_admin, ${fileAddress('image_id')} as image_url, ${owner} as owner, ${types} as types, locations.updated_at`;

function filtersOf({ search, city, typeId, isHidden }: ListQuery, id: RawBuilder<unknown>, user: RawBuilder<unknown>) {
  const where: RawBuilder<unknown>[] = [];
  if (search) where.push(sql`${id} = any (array(select search_locations(${containing(search)}, ${user})))`);
  if (city !== undefined) {
    where.push(sql`exists (select from locations named where named.id = ${id} and ${isChosen(sql`named.city`, city)})`);
  }
  if (isHidden !== undefined) {
    where.push(sql`exists (select from locations named where named.id = ${id} and named.is_hidden = ${isHidden})`);
  }
  if (typeId !== undefined) {
    const linkedWhere = (condition: RawBuilder<unknown>) =>
      sql`exists (select from location_type_links where location_id = ${id} and ${condition})`;
    where.push(isLinkChosen(sql`location_type_id`, typeId, linkedWhere));
  }
  return where;
}

/**
 * Sets `is_admin` for a whole page at once: whether the location may be edited. The list of a platform is not that of one organisation:
 * there a location may be edited when one of the platform's organisations may edit it.
 */
async function markEditable(db: Database, rows: readonly LocationRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const { rows: editable } = await sql<{
    id: number;
  }>`
    select id from editable_locations(${ids}::bigint[], case app_scope()
      when 'applications' then array(
        select organization_id from location_organizations link
        where link.location_id = any (${ids}::bigint[]) and is_in_set((select app_linked_organization_set()), organization_id))
      else app_organization_ids() end) as id`.execute(db);
  const mayEdit = new Set(editable.map(({ id }) => id));
  for (const row of rows) row.is_admin = mayEdit.has(row.id);
}

type Owned = { owner: { id: number; name: string | null } };

/** Adds the names of owners that are out of scope, and so hidden by row-level security. */
async function nameOwners(db: Database, rows: readonly Owned[]): Promise<void> {
  const unnamed = rows.filter((row) => row.owner.name === null);
  if (unnamed.length === 0) return;
  const ids = [...new Set(unnamed.map((row) => row.owner.id))];
  const { rows: names } = await sql<{
    id: number;
    name: string;
  }>`select id, name from organization_names(${ids}::bigint[])`.execute(db);
  const nameById = new Map(names.map((row) => [row.id, row.name]));
  for (const { owner } of unnamed) owner.name = nameById.get(owner.id) ?? '';
}

export type Reading = { locationId: number; organizationId: number };

/** One location as an organisation in scope sees it; 404 when the organisation does not use it. */
export async function findLocation(db: Database, { locationId, organizationId }: Reading) {
  const { rows } = await sql<Location>`
    select ${address}, notes, show_link, link_label, link_url, image_of(image_id) as image, ${owner} as owner, link.organization_id,
      array(select location_type_id from location_type_links where location_id = locations.id order by 1) as type_ids,
      array(select sport_id from location_sports where location_id = locations.id order by 1) as sport_ids,
      ${linkedContacts('location', sql`locations.id`, sql`${organizationId}`)} as contacts,
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'is_admin', l.is_admin) order by fold(o.name)), '[]')
       from location_organizations l join organizations o on o.id = l.organization_id
       where l.location_id = locations.id and l.unlinked_at is null) as organizations,
      jsonb_build_object('update', may_edit_location(locations.id), 'share', may_share_location(locations.id)) as may,
      locations.created_at, locations.updated_at
    from locations join location_organizations link
      on link.location_id = locations.id and link.organization_id = ${organizationId}
    where locations.id = ${locationId} and link.unlinked_at is null and locations.deleted_at is null`.execute(db);
  const [location] = rows;
  if (!location) throw notFound();
  await nameOwners(db, [location]);
  return location;
}

/**
 * The towns of locations that are in use by organisations for which the condition holds. The filter separates towns by commas, so a town
 * with a comma in its name can only be found by search.
 */
async function findCities(db: Database, user: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select city from locations where locations.deleted_at is null and city not like '%,%' and exists (
      select from location_organizations link where link.location_id = locations.id and link.unlinked_at is null and ${user})
    group by city order by fold(city), city limit 1000`.execute(db);
  return rows.map(({ city }) => city);
}

export async function listLocationCities({ db, params }: Call<typeof api.listLocationCities>) {
  return { cities: await findCities(db, sql`link.organization_id = ${params.organizationId}`) };
}

export async function listApplicationLocationCities({
  db,
}: Pick<Call<typeof api.listApplicationLocationCities>, 'db'>) {
  return { cities: await findCities(db, isOfLiveOrganization(sql`link.organization_id`)) };
}

export function listLocationCitiesOfApplication(call: Call<typeof api.listLocationCitiesOfApplication>) {
  return listApplicationLocationCities(call);
}

export const listApplicationLocations = async ({
  db,
  query,
}: Pick<Call<typeof api.listApplicationLocations>, 'db' | 'query'>) => {
  const { rows, meta } = await findApplicationLocations(db, query);
  return { locations: rows, meta };
};

export async function listLocations({ db, query, params }: Call<typeof api.listLocations>) {
  const { rows, meta } = await findLocations(db, query, params.organizationId);
  return { locations: rows, meta };
}

export async function getLocation(call: Call<typeof api.getLocation>) {
  return { location: await findLocation(call.db, readingOf(call)) };
}

export function listLocationsOfApplication(call: Call<typeof api.listLocationsOfApplication>) {
  return listApplicationLocations(call);
}

export async function getApplicationLocation(call: Call<typeof api.getApplicationLocation>) {
  return { location: await findLocation(call.db, readingOf(call)) };
}

const LINKABLE_MAX = 10;

/** Linkable locations belong to organisations out of scope: a database function returns only what the caller may know. */
export async function listLinkableLocations({ db, params, query }: Call<typeof linksApi.listLinkableLocations>) {
  const { rows } = await sql<LinkableLocation>`
    select id, name, street, house_number, zipcode, city
    from linkable_locations(${params.organizationId}, ${containing(query.search)}, ${LINKABLE_MAX})`.execute(db);
  return { locations: rows };
}
