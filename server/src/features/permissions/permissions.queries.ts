import type * as api from '@move/contract/permissions/permissions.ts';
import type { RoleAbilities } from '@move/contract/permissions/permissions.ts';
import { ABILITIES } from '@move/domain/access/abilities.ts';
import { ROLES, SUPERUSER } from '@move/domain/access/roles.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';

export const abilities = ABILITIES.map(({ name, group }) => ({ name, group }));

/** The roles in the order of the matrix. */
export async function findRoles(db: Database): Promise<RoleAbilities[]> {
  const { rows } = await sql<RoleAbilities>`
    select roles.name, roles.updated_at,
      array(select ability from role_abilities where role = roles.name order by ability) as abilities,
      (select count(distinct user_id) from user_roles join users on users.id = user_roles.user_id
        where user_roles.role = roles.name and users.deleted_at is null) as people_count
    from roles
    order by array_position(${[...ROLES]}::text[], roles.name)`.execute(db);
  return rows.map((role) =>
    role.name === SUPERUSER ? { ...role, abilities: abilities.map(({ name }) => name) } : role,
  );
}

export async function listPermissions({ db }: Call<typeof api.listPermissions>) {
  return { roles: await findRoles(db), abilities };
}
