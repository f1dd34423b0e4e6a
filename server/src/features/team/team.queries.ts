import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as administratorsApi from '@move/contract/team/administrators.ts';
import type { Administrator } from '@move/contract/team/administrators.ts';
import type * as api from '@move/contract/team/team.ts';
import type { TeamPerson } from '@move/contract/team/team.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nameOrder } from '../../platform/database/expressions/name-order.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

/** What users are invited to: an organisation's team, or the administration of a platform. */
export type TeamRef = { column: 'organization_id' | 'application_id'; id: number };
export type Person = TeamPerson | Administrator;

type Named<Id extends string> = { params: Record<Id, number> };
export const organizationTeam = ({ params }: Named<'organizationId'>): TeamRef => ({
  column: 'organization_id',
  id: params.organizationId,
});
export const applicationTeam = ({ params }: Named<'applicationId'>): TeamRef => ({
  column: 'application_id',
  id: params.applicationId,
});

const isHere = (team: TeamRef, table: string) => sql`${sql.ref(`${table}.${team.column}`)} = ${team.id}`;

const personColumns = sql.raw(
  'key, user_id, invite_id, first_name, last_name, email, avatar_url, role, status, invited_at, accepted_at, is_closed',
);

/** SQL: the members of a team. Of a user's two roles in a team the higher one counts: `organization` comes before `trainer` by name. */
const membersOf = (team: TeamRef) => sql`
  select 'member-' || users.id as key, users.id as user_id, null::bigint as invite_id, users.first_name, users.last_name,
    users.email::text as email, users.avatar_url, held.role, 'accepted' as status, invite.invited_at, invite.accepted_at,
    users.closed_at is not null as is_closed
  from (select user_id, min(role) as role from user_roles where ${isHere(team, 'user_roles')} group by user_id) held
  join users on users.id = held.user_id and users.deleted_at is null
  left join lateral (
    select invited_at, accepted_at from invites
    where ${isHere(team, 'invites')} and invites.email = users.email and status = 'accepted'
    order by accepted_at desc limit 1) invite on true`;

const inviteColumns = sql`
  'invite-' || id as key, null::bigint as user_id, id as invite_id, first_name, last_name, email::text as email,
  null as avatar_url, role, case when status = 'sent' and expires_at <= now() then 'expired' else status end as status,
  invited_at, accepted_at, false as is_closed`;

/** SQL: the last invite of each address, unless it was accepted or the address is of a member. */
const invitesOf = (team: TeamRef) => sql`
  select ${inviteColumns}
  from (select distinct on (email) * from invites where ${isHere(team, 'invites')}
        order by email, invited_at desc, id desc) latest
  where status <> 'accepted' and not exists (
    select from user_roles join users on users.id = user_roles.user_id
    where ${isHere(team, 'user_roles')} and users.email = latest.email and users.deleted_at is null)`;

type ListQuery = Omit<QueryOf<typeof api.listTeam>, 'role'> & Partial<Pick<QueryOf<typeof api.listTeam>, 'role'>>;

const sort = {
  name: nameOrder({ first_name: sql`first_name`, last_name: sql`last_name` }),
  email: sql`email`,
  role: sql`role`,
  status: sql`status`,
  invited_at: sql`invited_at`,
  accepted_at: sql`accepted_at`,
};

function findPeople<Row extends Person>(db: Database, from: RawBuilder<unknown>, query: ListQuery) {
  const where = [sql`true`];
  if (query.search) where.push(matches(sql`fold(first_name || ' ' || last_name || ' ' || email)`, query.search));
  if (query.role) where.push(sql`role = ${query.role}`);
  if (query.status) where.push(sql`status = ${query.status}`);
  return findPage<Row, keyof typeof sort>(
    db,
    { select: personColumns, from: sql`(${from}) as people`, where, sort, id: sql`key` },
    query,
  );
}

/** Members and invites of a team, one row for each person. */
export function findTeam<Row extends Person>(db: Database, team: TeamRef, query: ListQuery) {
  return findPeople<Row>(db, sql`${membersOf(team)} union all ${invitesOf(team)}`, query);
}

/** Every invite of a team, including accepted ones. */
export function findInvites(db: Database, team: TeamRef, query: QueryOf<typeof administratorsApi.listAdministrators>) {
  return findPeople<Administrator>(
    db,
    sql`select ${inviteColumns} from invites where ${isHere(team, 'invites')}`,
    query,
  );
}

export async function findMember(db: Database, team: TeamRef, userId: number): Promise<Person> {
  const { rows } = await sql<Person>`
    select ${personColumns} from (${membersOf(team)}) as people where user_id = ${userId}`.execute(db);
  const [member] = rows;
  if (!member) throw notFound();
  return member;
}

/** Locks an invite and returns it. Throws 404 when the team has no such invite. */
export async function findInvite(db: Database, team: TeamRef, inviteId: number): Promise<Person> {
  const { rows } = await sql<Person>`
    select ${inviteColumns} from invites where ${isHere(team, 'invites')} and id = ${inviteId} for update`.execute(db);
  const [invite] = rows;
  if (!invite) throw notFound();
  return invite;
}

export type TeamFacts = {
  name: string;
  timezone: string;
  /** The platform whose name and colours a mail has. */
  brandId: number | null;
  brand: string | null;
};

/**
 * The facts about a team for mails and pages; null when it was removed. An organisation has the brand of the given platform when it is on
 * it, else of its home platform.
 */
export async function findTeamFacts(
  db: Database,
  team: TeamRef,
  applicationId: number | null = null,
): Promise<TeamFacts | null> {
  const found =
    team.column === 'application_id'
      ? sql<TeamFacts>`
          select name, timezone, id as "brandId", name as brand from applications where id = ${team.id}`
      : sql<TeamFacts>`
          select organizations.name, organizations.timezone, brand.id as "brandId", brand.name as brand
          from organizations
          left join organization_applications link
            on link.organization_id = organizations.id and link.application_id = ${applicationId}
          left join applications brand on brand.id = coalesce(link.application_id, organizations.home_application_id)
          where organizations.id = ${team.id} and organizations.deleted_at is null`;
  const { rows } = await found.execute(db);
  return rows[0] ?? null;
}

/** Locks a team, so that two members who are removed at the same time can't be the last two. */
export async function lockTeam(db: Database, team: TeamRef): Promise<void> {
  const table = team.column === 'application_id' ? sql`applications` : sql`organizations`;
  const { rows } = await sql`select from ${table} where id = ${team.id} for no key update`.execute(db);
  if (rows.length === 0) throw notFound();
}

export async function assertTeamExists(db: Database, team: TeamRef): Promise<void> {
  if (!(await findTeamFacts(db, team))) throw notFound();
}

export async function listTeam(call: Call<typeof api.listTeam>) {
  const { rows, meta } = await findTeam<TeamPerson>(call.db, organizationTeam(call), call.query);
  return { team: rows, meta };
}

export async function listAdministrators(call: Call<typeof administratorsApi.listAdministrators>) {
  await assertTeamExists(call.db, applicationTeam(call));
  const { rows, meta } = await findTeam<Administrator>(call.db, applicationTeam(call), call.query);
  return { users: rows, meta };
}

export async function listAdministratorInvites(call: Call<typeof administratorsApi.listAdministratorInvites>) {
  await assertTeamExists(call.db, applicationTeam(call));
  const { rows, meta } = await findInvites(call.db, applicationTeam(call), call.query);
  return { invites: rows, meta };
}
