import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as organizationChoicesApi from '@move/contract/organizations/organization-choices.ts';
import type { OrganizationChoice } from '@move/contract/organizations/organization-choices.ts';
import type * as api from '@move/contract/organizations/organizations.ts';
import type { Organization, OrganizationRow } from '@move/contract/organizations/organizations.ts';
import { gate } from '@move/domain/access/gate.ts';
import { isAdministrator } from '@move/domain/access/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isChosen, isLinkChosen } from '../../platform/database/expressions/chosen.ts';
import { isOnDaysIn } from '../../platform/database/expressions/ranges.ts';
import { containing } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call, Caller } from '../../platform/http/route.ts';

const live = sql`deleted_at is null`;
const byName = sql`fold(organizations.name)`;
export const sportIds = sql`array(select sport_id from organization_sports where organization_id = organizations.id order by 1)`;

type Filters = Partial<
  Pick<
    QueryOf<typeof api.listOrganizations>,
    'search' | 'status' | 'type' | 'city' | 'createdOn' | 'sportId' | 'labelId'
  >
>;

/** The conditions of the list and its export. */
export function conditionsOf({ search, status, type, city, createdOn, sportId, labelId }: Filters) {
  const where = [live];
  if (search) where.push(isFoundBy(search));
  if (status) where.push(isChosen(sql`status`, status));
  if (type) where.push(isChosen(sql`type`, type));
  if (city) where.push(isChosen(sql`city`, city));
  if (createdOn) where.push(isOnDaysIn(sql`timezone`, sql`created_at`, createdOn));
  if (sportId !== undefined) {
    const linkedWhere = (condition: RawBuilder<unknown>) =>
      sql`exists (select from organization_sports where organization_id = organizations.id and ${condition})`;
    where.push(isLinkChosen(sql`sport_id`, sportId, linkedWhere));
  }
  if (labelId !== undefined) {
    const labelled = sql`organizations.id in (
      select labelled_organizations(label) from unnest(${labelId.values}::bigint[]) as label)`;
    where.push(labelId.isNot ? sql`not (${labelled})` : labelled);
  }
  return where;
}

/** SQL: found by name, city, KVK number or e-mail address, with the text index of `search_organizations`. */
export function isFoundBy(search: string) {
  return sql`organizations.id = any (array(select search_organizations(${containing(search)})))`;
}

/**
 * SQL: the total of a list that has no filters, only a search or only a status: from the search index, or the total kept for each platform.
 * For callers who see only some organisations, those are counted. Undefined for other filters.
 */
function totalOf({ search, status, type, city, createdOn, sportId, labelId }: Filters) {
  if ([type, city, createdOn, sportId, labelId].some((filter) => filter !== undefined)) return undefined;
  if (search) return status ? undefined : sql`(select count(*) from search_organizations(${containing(search)}))`;
  const isStatus = status ? isChosen(sql`status`, status) : sql`true`;
  return sql`(case when app_scope() = 'organizations'
    then (select count(*) from organizations where ${live} and ${isStatus})
    else (select coalesce(sum(change), 0)::bigint from organization_counts where ${isStatus}) end)`;
}

export const sort = {
  name: byName,
  city: sql`fold(organizations.city)`,
  type: sql`organizations.type`,
  status: sql`organizations.status`,
  created_at: sql`organizations.created_at`,
};

const organizations = {
  from: sql`organizations`,
  id: sql`organizations.id`,
  lookup: { joins: sql``, where: sql`true` },
};

/** The organisations in scope with few fields, since a page may have 10,000. */
export function findOrganizations(db: Database, query: QueryOf<typeof api.listOrganizations>) {
  const select = sql`id, name, type, city, status, logo_url, ${sportIds} as sport_ids, created_at`;
  return findPage<OrganizationRow, keyof typeof sort>(
    db,
    { ...organizations, select, where: conditionsOf(query), sort, total: totalOf(query) },
    query,
  );
}

/** The organisations that the caller may work for, found by name, city or KVK number. */
export async function findChoices(
  db: Database,
  query: QueryOf<typeof organizationChoicesApi.listOrganizationChoices>,
  caller: Caller,
) {
  const isAdmin = isAdministrator(caller.roles);
  if (!isAdmin) await enterOwnOrganizations(db, caller.user.id);
  const where = conditionsOf(query);
  if (query.id !== undefined) where.push(sql`id = ${query.id}`);
  return findPage<OrganizationChoice, 'name'>(
    db,
    {
      ...organizations,
      select: sql`id, name, logo_url as logo`,
      where,
      sort: { name: byName },
      total: query.id === undefined ? totalOf(query) : undefined,
    },
    query,
  );
}

/** Enters the scope of all organisations in which the user has a role, including those that are not on the current platform. */
async function enterOwnOrganizations(db: Database, userId: number): Promise<void> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(distinct organization_id), '{}') as ids from roles_held(${userId})
    where organization_id is not null`.execute(db);
  // safe: the ids come from the caller's own roles, never from the request
  await sql`select set_scope('organizations', ${rows[0]?.ids ?? []}::bigint[], app_application_ids())`.execute(db);
}

export async function findAllOrganizations(db: Database) {
  const { rows } = await sql<Pick<OrganizationRow, 'id' | 'name' | 'status'>>`
    select id, name, status from organizations where deleted_at is null order by ${byName}, id`.execute(db);
  return rows;
}

const CITIES_MAX = 1000;

/** The towns for the filter, which separates several by commas: towns with a comma in their name can only be found by search. */
async function findCities(db: Database): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select city from organizations where ${live} and city not like '%,%'
    group by city order by fold(city), city limit ${CITIES_MAX}`.execute(db);
  return rows.map(({ city }) => city);
}

export type AdministeredApplications = readonly { id: number; name: string }[];

/** The platforms that the caller administers, whose links they may change. */
export async function findAdministeredApplications(db: Database, caller: Caller): Promise<AdministeredApplications> {
  const { rows } = await sql<
    AdministeredApplications[number]
  >`select id, name from administered_applications(${caller.user.id})`.execute(db);
  return rows;
}

type Read = Omit<Organization, 'application_links' | 'may'> & {
  home_application_id: number;
  links: AdministeredApplications;
};

/** Locks the organisation until the call ends, so that concurrent changes run one after the other. */
export async function lockOrganization(db: Database, organizationId: number): Promise<void> {
  await sql`select from organizations where id = ${organizationId} for no key update`.execute(db);
}

/** One organisation in scope, with what the caller may do to it; 404 when it is out of scope. */
export async function findOrganization(db: Database, organizationId: number, caller: Caller): Promise<Organization> {
  const { rows } = await sql<Read>`
    select id, name, type, description, kvk_number, vat_number, city, ${sportIds} as sports, image_of(logo_id) as logo,
      image_of(header_id) as header, email, phone, website,
      socials ->> 'facebook_url' as facebook_url, socials ->> 'instagram_url' as instagram_url,
      socials ->> 'youtube_url' as youtube_url, socials ->> 'x_url' as x_url,
      socials ->> 'linkedin_url' as linkedin_url, socials ->> 'tiktok_url' as tiktok_url,
      timezone, status, rejected_reason, home_application_id,
      array(select application_id from organization_applications
             where organization_id = organizations.id order by 1) as applications,
      (select coalesce(jsonb_agg(jsonb_build_object('id', applications.id, 'name', applications.name)), '[]')
       from organization_applications link join applications on applications.id = link.application_id
       where link.organization_id = organizations.id) as links,
      created_at, updated_at
    from organizations where id = ${organizationId} and deleted_at is null`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const { home_application_id, links, ...organization } = row;
  const may = rightsOf(caller);
  const administered = may.update_applications ? await findAdministeredApplications(db, caller) : [];
  const inReach = new Set(administered.map(({ id }) => id));
  const nameById = new Map([...links, ...administered].map(({ id, name }) => [id, name]));
  const application_links = [...nameById].toSorted(byId).map(([id, name]) => ({
    id,
    name,
    is_linked: organization.applications.includes(id),
    is_home: id === home_application_id,
    may_change: inReach.has(id),
  }));
  return { ...organization, application_links, may };
}

const byId = ([a]: [number, string], [b]: [number, string]) => a - b;

/** Record-level rights, sent with the record and checked again at each write. */
export function rightsOf(caller: Caller): Organization['may'] {
  const { can } = gate(caller);
  const isAdmin = isAdministrator(caller.roles);
  return {
    update: can('edit-organization'),
    remove: can('delete-organization') && isAdmin,
    update_applications: can('create-organizations') && isAdmin,
    update_timezone: isAdmin,
  };
}

export const listOrganizations = async ({ db, query }: Pick<Call<typeof api.listOrganizations>, 'db' | 'query'>) => {
  const { rows, meta } = await findOrganizations(db, query);
  return { organizations: rows, meta };
};

export function listOrganizationsOfApplication(call: Call<typeof api.listOrganizationsOfApplication>) {
  return listOrganizations(call);
}

export async function listOrganizationChoices({
  db,
  query,
  caller,
}: Call<typeof organizationChoicesApi.listOrganizationChoices>) {
  const { rows, meta } = await findChoices(db, query, caller);
  return { organizations: rows, meta };
}

export async function listAllOrganizations({ db }: Call<typeof api.listAllOrganizations>) {
  return { organizations: await findAllOrganizations(db) };
}

export function listOrganizationCitiesOfApplication(call: Call<typeof api.listOrganizationCitiesOfApplication>) {
  return listOrganizationCities(call);
}

export async function listOrganizationCities({ db }: Pick<Call<typeof api.listOrganizationCities>, 'db'>) {
  return { cities: await findCities(db) };
}

export async function getOrganization({ db, params, caller }: Call<typeof api.getOrganization>) {
  return {
    organization: await findOrganization(db, params.organizationId, caller),
  };
}
