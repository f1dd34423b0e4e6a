import type { User } from '@move/contract/access/access.ts';
import type * as api from '@move/contract/access/users.ts';
import type { UserWithRoles } from '@move/contract/access/users.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { localeOrDefault } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isOnDaysIn } from '../../platform/database/expressions/ranges.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { ROLES } from '@move/domain/access/roles.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

const named = (table: string) => {
  const row = sql.ref(table);
  return sql`case when ${row}.id is null then null else jsonb_build_object('id', ${row}.id, 'name', ${row}.name) end`;
};

const lastSeenAt = sql`(
  select max(created_at) from api_tokens where api_tokens.user_id = users.id and impersonator_id is null)`;

const columns = sql`
  users.id, users.email::text, users.first_name, users.last_name, users.avatar_url, users.created_at, users.closed_at,
  (select coalesce(jsonb_agg(
      jsonb_build_object('role', held.role, 'organization', ${named('organizations')}, 'application', ${named('applications')})
      order by array_position(${[...ROLES]}::text[], held.role),
        fold(coalesce(applications.name, organizations.name, ''))), '[]')
   from user_roles held
   left join organizations on organizations.id = held.organization_id
   left join applications on applications.id = held.application_id
   where held.user_id = users.id and organizations.deleted_at is null) as roles,
  ${lastSeenAt} as last_seen_at`;

/** Returns the users that match the filters, each with all roles. */
export function findUsers(
  db: Database,
  { search, role, applicationId, login, createdOn, lastSeenOn, ...asked }: QueryOf<typeof api.listUsers>,
) {
  const where = [sql`users.deleted_at is null`];
  if (search) where.push(matches(sql`users.search_text`, search));
  if (role) where.push(sql`exists (select from user_roles where user_id = users.id and role = ${role})`);
  if (login) where.push(login === 'open' ? sql`users.closed_at is null` : sql`users.closed_at is not null`);
  if (applicationId !== undefined) {
    where.push(sql`exists (select from user_roles where user_id = users.id and application_id = ${applicationId})`);
  }
  const zone = sql`${DEFAULT_TIME_ZONE}`;
  if (createdOn !== undefined) where.push(isOnDaysIn(zone, sql`users.created_at`, createdOn));
  if (lastSeenOn !== undefined) where.push(isOnDaysIn(zone, lastSeenAt, lastSeenOn));
  const sort = {
    name: sql`(fold(users.last_name), fold(users.first_name))`,
    email: sql`users.email`,
    created_at: sql`users.created_at`,
  };
  const parts = { select: columns, from: sql`users`, where, sort, id: sql`users.id` };
  return findPage<UserWithRoles, keyof typeof sort>(db, parts, asked);
}

const userColumns = ['id', 'email', 'first_name', 'last_name', 'avatar_url', 'locale'] as const;
const avatar = sql<User['avatar']>`image_of(avatar_file_id)`.as('avatar');

/** A user as shown to that user: without roles. */
export async function findUser(db: Database, userId: number): Promise<User> {
  const user = await db
    .selectFrom('users')
    .select(userColumns)
    .select(avatar)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...user, locale: localeOrDefault(user.locale) };
}

/** A user as shown to superadmins: with all roles; 404 when there is none. */
export async function findUserWithRoles(db: Database, userId: number): Promise<UserWithRoles> {
  const { rows } = await sql<UserWithRoles>`
    select ${columns} from users where id = ${userId} and deleted_at is null`.execute(db);
  const [account] = rows;
  if (!account) throw notFound();
  return account;
}

export async function listUsers({ db, query }: Call<typeof api.listUsers>) {
  const { rows, meta } = await findUsers(db, query);
  return { users: rows, meta };
}
