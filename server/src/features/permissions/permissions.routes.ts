import * as api from '@move/contract/permissions/permissions.ts';
import type { RoleRights } from '@move/contract/permissions/permissions.ts';
import { ABILITIES, isRole, SUPERUSER } from '@move/domain/access/abilities.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isVersion } from '../../platform/database/version.ts';
import { notFound, refusedByState, stale } from '../../platform/http/problem.ts';
import { type Call, route } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';

const abilities = ABILITIES.map(({ name, group }) => ({ name, group }));

/** The roles in the order of the matrix. */
async function findRoles(db: Database): Promise<RoleRights[]> {
  const { rows } = await sql<RoleRights>`
    select roles.name, roles.updated_at,
      array(select ability from role_abilities where role = roles.name order by ability) as abilities,
      (select count(distinct user_id) from user_roles join users on users.id = user_roles.user_id
        where user_roles.role = roles.name and users.deleted_at is null) as people_count
    from roles
    order by array_position(array['superadmin', 'admin', 'organization', 'trainer'], roles.name)`.execute(db);
  return rows.map((role) =>
    role.name === SUPERUSER ? { ...role, abilities: abilities.map(({ name }) => name) } : role,
  );
}

async function findRole(db: Database, name: string): Promise<RoleRights> {
  const role = (await findRoles(db)).find((one) => one.name === name);
  if (!role) throw notFound();
  return role;
}

/** One entry for each ability, so that the audit trail tells which came and went. */
const recorded = (role: RoleRights) => Object.fromEntries(role.abilities.map((name) => [name, true]));

async function updatePermissions({ db, params, body }: Call<typeof api.updatePermissions>) {
  if (!isRole(params.role)) throw notFound();
  if (params.role === SUPERUSER) throw refusedByState('state', 'role.fixed');
  // locks the role: two who save at once come one after the other
  const saved = await db
    .updateTable('roles')
    .set({ updated_at: sql`greatest(clock_timestamp(), updated_at + interval '1 millisecond')` })
    .where('name', '=', params.role)
    .where(isVersion(body.updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  const before = await findRole(db, params.role);
  await db.deleteFrom('role_abilities').where('role', '=', params.role).execute();
  const rows = [...new Set(body.abilities)].map((ability) => ({ role: params.role, ability }));
  if (rows.length > 0) await db.insertInto('role_abilities').values(rows).execute();
  const role = await findRole(db, params.role);
  return changed(
    { role },
    { subject: { type: 'roles', id: role.name, name: role.name }, before: recorded(before), after: recorded(role) },
  );
}

export const permissionRoutes = [
  route(api.listPermissions, async ({ db }) => ({ roles: await findRoles(db), abilities })),
  route(api.updatePermissions, updatePermissions),
];
