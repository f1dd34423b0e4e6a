import type * as api from '@move/contract/organizations/review.ts';
import type { Review, SimilarOrganization, WaitingOrganization } from '@move/contract/organizations/review.ts';
import { type ComparedOrganization, findDoubles } from '@move/domain/organizations/likely-double.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/page.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call, Caller } from '../../../platform/http/route.ts';
import { findAdministeredApplications, isFoundBy, sportIds } from '../organizations.queries.ts';

const notRemoved = sql`deleted_at is null`;

/** SQL: organisations whose home is a platform of the caller, where they are reviewed (docs/rules/access.md#review-of-organisations). */
async function reviewedBy(db: Database, caller: Caller) {
  const administered = await findAdministeredApplications(db, caller);
  return sql`home_application_id = any (${administered.map(({ id }) => id)}::bigint[])`;
}

const homeApplication = sql<string>`
  coalesce((select applications.name from applications where applications.id = home_application_id), '')`;

export async function listWaitingOrganizations({ db, query, caller }: Call<typeof api.listWaitingOrganizations>) {
  const isReviewedByCaller = await reviewedBy(db, caller);
  const where = [notRemoved, sql`status = 'pending'`, isReviewedByCaller];
  if (query.search) where.push(isFoundBy(query.search));
  const { rows, meta } = await findPage<WaitingOrganization, 'submitted_at' | 'name'>(
    db,
    {
      select: sql`id, name, city, logo_url, ${sportIds} as sport_ids, submitted_at, rejected_reason is not null as is_resubmitted,
        ${homeApplication} as home_application`,
      from: sql`organizations`,
      where,
      sort: { submitted_at: sql`submitted_at`, name: sql`fold(name)` },
      id: sql`organizations.id`,
    },
    query,
  );
  return { organizations: rows, meta, ...(await findDecisions(db, isReviewedByCaller)) };
}

export async function countWaitingOrganizations({ db, caller }: Call<typeof api.countWaitingOrganizations>) {
  const isReviewedByCaller = await reviewedBy(db, caller);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from organizations
    where status = 'pending' and ${notRemoved} and ${isReviewedByCaller}`.execute(db);
  return { count: rows[0]?.count ?? 0 };
}

type Decisions = {
  reviewed: {
    id: number;
    name: string;
    status: 'accepted' | 'rejected';
    reviewed_at: string;
    home_application: string;
  }[];
  average_hours: number | null;
};

async function findDecisions(
  db: Database,
  isReviewedByCaller: Awaited<ReturnType<typeof reviewedBy>>,
): Promise<Decisions> {
  const decided = sql`reviewed_at is not null and status <> 'pending' and ${notRemoved} and ${isReviewedByCaller}`;
  const { rows } = await sql<Decisions>`
    select
      (select coalesce(jsonb_agg(latest), '[]') from (
        select id, name, status, to_char(reviewed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as reviewed_at,
          ${homeApplication} as home_application
        from organizations where ${decided} order by organizations.reviewed_at desc, id limit 5) as latest) as reviewed,
      (select round(extract(epoch from avg(reviewed_at - submitted_at)) / 3600, 1)::double precision from organizations
       where ${decided} and reviewed_at > now() - interval '90 days') as average_hours`.execute(db);
  return rows[0] ?? { reviewed: [], average_hours: null };
}

/** SQL: who can log in for an organisation of `organizations`, or was invited to. */
export const teamOfOrganization = sql<Review['team']>`
  case when exists (select from user_roles where user_roles.organization_id = organizations.id) then 'members'
    when exists (select from invites where invites.organization_id = organizations.id and invites.status = 'sent'
      and expires_at > now()) then 'invited'
    else 'none' end`;

/** The data for a reviewer in addition to the organisation: earlier decisions, what it has prepared, and its locations. */
export async function findReview(db: Database, organizationId: number, mayDecide: boolean): Promise<Review> {
  const { rows } = await sql<Omit<Review, 'may_decide'>>`
    select id, status, submitted_at, reviewed_at,
      (select trim(first_name || ' ' || last_name) from users where users.id = reviewed_by) as reviewer,
      ${homeApplication} as home_application,
      (select jsonb_build_object('sessions', count(*), 'participants', coalesce(sum(taken), 0)) from sessions
       where sessions.organization_id = organizations.id and sessions.deleted_at is null and canceled_at is null
         and ends_at > now() and taken > 0) as awaited,
      ${teamOfOrganization} as team,
      (select count(*) from activities where organization_id = organizations.id and ${notRemoved}) as activities_count,
      (select coalesce(jsonb_agg(first_activities), '[]') from (
        select activities.id, activities.name, (
          select count(*) from sessions where activity_id = activities.id and sessions.deleted_at is null
            and starts_at > now() and canceled_at is null) as sessions_count
        from activities where organization_id = organizations.id and ${notRemoved} order by id limit 10) as first_activities) as activities,
      (select coalesce(jsonb_agg(jsonb_build_object('id', location.id, 'name', location.name, 'address',
          location.street || ' ' || location.house_number || ', ' || location.zipcode || ' ' || location.city) order by location.id), '[]')
       from location_organizations link join locations location on location.id = link.location_id and location.deleted_at is null
       where link.organization_id = organizations.id and link.unlinked_at is null) as locations
    from organizations where id = ${organizationId} and ${notRemoved}`.execute(db);
  const [review] = rows;
  if (!review) throw notFound();
  return { ...review, may_decide: mayDecide };
}

type Compared = ComparedOrganization & Pick<SimilarOrganization, 'id' | 'status'>;
const SIMILAR_MAX = 5;

/** Returns up to five likely doubles of an organisation on the caller's platforms. */
export async function listSimilarOrganizations({
  db,
  params,
  caller,
}: Call<typeof api.listSimilarOrganizations>): Promise<{ organizations: SimilarOrganization[] }> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope); returns the organisation itself first
  const { rows } = await sql<Compared>`
    select id, name, city, status, kvk_number, email, website, addresses
    from comparable_organizations(${params.organizationId}, ${caller.user.id})`.execute(db);
  const [own, ...others] = rows;
  if (own === undefined) throw notFound();
  const organizations = findDoubles(own, others)
    .slice(0, SIMILAR_MAX)
    .map(({ other: { id, name, city, status }, equal }) => ({ id, name, city, status, equal }));
  return { organizations };
}
