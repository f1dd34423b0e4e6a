import type * as api from '@move/contract/permissions/permissions.ts';
import type { RoleAbilities } from '@move/contract/permissions/permissions.ts';
import { isRole, SUPERUSER } from '@move/domain/access/roles.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isVersion } from '../../platform/database/version.ts';
import { notFound, refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { mailChangedRights } from './permission-mails.ts';
import { findRoles } from './permissions.queries.ts';

async function findRole(db: Database, name: string): Promise<RoleAbilities> {
  const role = (await findRoles(db)).find((one) => one.name === name);
  if (!role) throw notFound();
  return role;
}

/** One field for each ability, so that the audit trail shows which abilities were added and removed. */
const recorded = (role: RoleAbilities) => Object.fromEntries(role.abilities.map((name) => [name, true]));

export async function updatePermissions(call: Call<typeof api.updatePermissions>) {
  const { db, params, body } = call;
  if (!isRole(params.role)) throw notFound();
  if (params.role === SUPERUSER) throw refusedByState('state', 'role.fixed');
  // locks the role, so that concurrent changes run one after the other
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
  await mailChangedRights(call, { role: params.role, before, after: role });
  return changed(
    { role },
    { subject: { type: 'roles', id: role.name, name: role.name }, before: recorded(before), after: recorded(role) },
  );
}
