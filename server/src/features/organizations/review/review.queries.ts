import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/organizations/review.ts';
import type { Review, SimilarOrganization, WaitingOrganization } from '@move/contract/organizations/review.ts';
import { type ComparedOrganization, findDoubles } from '@move/domain/organizations/likely-double.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/page.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call, Caller } from '../../../platform/http/route.ts';
import { findReach, isFoundBy, sportIds } from '../organizations.queries.ts';

const live = sql`deleted_at is null`;

/** SQL: organisations whose home is a platform of the caller, where they are reviewed (docs/rules/access.md#review-of-organisations). */
async function reviewedByCaller(db: Database, caller: Caller) {
  const reach = await findReach(db, caller);
  return sql`home_application_id = any (${reach.map(({ id }) => id)}::bigint[])`;
}

export async function findWaiting(db: Database, query: QueryOf<typeof api.listWaitingOrganizations>, caller: Caller) {
  const ours = await reviewedByCaller(db, caller);
  const where = [live, sql`status = 'pending'`, ours];
  if (query.search) where.push(isFoundBy(query.search));
  const { rows, meta } = await findPage<WaitingOrganization, 'submitted_at' | 'name'>(
    db,
    {
      select: sql`id, name, city, logo_url, ${sportIds} as sport_ids, submitted_at, rejected_reason is not null as is_resubmitted`,
      from: sql`organizations`,
      where,
      sort: { submitted_at: sql`submitted_at`, name: sql`fold(name)` },
      id: sql`organizations.id`,
    },
    query,
  );
  return { organizations: rows, meta, ...(await findDecisions(db, ours)) };
}

type Decisions = {
  reviewed: { id: number; name: string; status: 'accepted' | 'rejected'; reviewed_at: string }[];
  average_hours: number | null;
};

async function findDecisions(db: Database, ours: Awaited<ReturnType<typeof reviewedByCaller>>): Promise<Decisions> {
  const decided = sql`reviewed_at is not null and status <> 'pending' and ${live} and ${ours}`;
  const { rows } = await sql<Decisions>`
    select
      (select coalesce(jsonb_agg(latest), '[]') from (
        select id, name, status, to_char(reviewed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as reviewed_at
        from organizations where ${decided} order by organizations.reviewed_at desc, id limit 5) as latest) as reviewed,
      (select round(extract(epoch from avg(reviewed_at - submitted_at)) / 3600, 1)::double precision from organizations
       where ${decided} and reviewed_at > greatest(now() - interval '90 days', submitted_at)) as average_hours`.execute(
    db,
  );
  return rows[0] ?? { reviewed: [], average_hours: null };
}

export async function countWaiting(db: Database, caller: Caller): Promise<number> {
  const ours = await reviewedByCaller(db, caller);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from organizations where status = 'pending' and ${live} and ${ours}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The data for a reviewer in addition to the organisation: earlier decisions, what it has prepared, and its locations. */
export async function findReview(db: Database, organizationId: number, mayDecide: boolean): Promise<Review> {
  const { rows } = await sql<Omit<Review, 'may_decide'>>`
    select id, status, submitted_at, reviewed_at,
      (select trim(first_name || ' ' || last_name) from users where users.id = reviewed_by) as reviewer,
      coalesce((select applications.name from applications where applications.id = home_application_id), '') as home_application,
      (select count(*) from activities where organization_id = organizations.id and ${live}) as activities_count,
      (select coalesce(jsonb_agg(first), '[]') from (
        select activities.id, activities.name, (
          select count(*) from sessions where activity_id = activities.id and sessions.deleted_at is null
            and starts_at > now() and canceled_at is null) as sessions_count
        from activities where organization_id = organizations.id and ${live} order by id limit 10) as first) as activities,
      (select coalesce(jsonb_agg(jsonb_build_object('id', place.id, 'name', place.name, 'address',
          place.street || ' ' || place.house_number || ', ' || place.zipcode || ' ' || place.city) order by place.id), '[]')
       from location_organizations link join locations place on place.id = link.location_id and place.deleted_at is null
       where link.organization_id = organizations.id and link.unlinked_at is null) as locations
    from organizations where id = ${organizationId} and ${live}`.execute(db);
  const [review] = rows;
  if (!review) throw notFound();
  return { ...review, may_decide: mayDecide };
}

type Compared = ComparedOrganization & Pick<SimilarOrganization, 'id' | 'status'>;
const MOST_SIMILAR = 5;

/** Organisations of the caller's platforms that are probably the same one. */
export async function findSimilar(
  db: Database,
  organizationId: number,
  caller: Caller,
): Promise<SimilarOrganization[]> {
  // a statement of its own: the function looks beyond the scope
  const { rows } = await sql<Compared>`
    select id, name, city, status, kvk_number, email, website, addresses
    from comparable_organizations(${organizationId}, ${caller.user.id})`.execute(db);
  const [own, ...others] = rows;
  if (own === undefined) throw notFound();
  return findDoubles(own, others)
    .slice(0, MOST_SIMILAR)
    .map(({ other: { id, name, city, status }, equal }) => ({ id, name, city, status, equal }));
}

export function listWaitingOrganizations({ db, query, caller }: Call<typeof api.listWaitingOrganizations>) {
  return findWaiting(db, query, caller);
}

export async function countWaitingOrganizations({ db, caller }: Call<typeof api.countWaitingOrganizations>) {
  return { count: await countWaiting(db, caller) };
}

export async function listSimilarOrganizations({ db, params, caller }: Call<typeof api.listSimilarOrganizations>) {
  return {
    organizations: await findSimilar(db, params.organizationId, caller),
  };
}
