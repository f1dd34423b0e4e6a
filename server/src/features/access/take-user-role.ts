import type * as api from '@move/contract/access/users.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { endSessionsWithoutRole, lockLogins } from './end-sessions.ts';
import { revokeImpersonations } from './impersonate-user.ts';
import { recorded, subjectOf } from './role-change.ts';
import { dropRoles } from './roles.ts';
import { findPerson } from './users.queries.ts';

export async function takeUserRole({ db, params, query }: Call<typeof api.takeUserRole>) {
  const { role, application_id } = query;
  if (role === 'superadmin') await lockSuperadmins(db);
  await lockLogins(db, params.userId);
  const before = await findPerson(db, params.userId);
  const scope = { application_id: application_id ?? null };
  const dropped = await dropRoles(db, { userId: before.id, role, scope });
  if (dropped === 0) throw notFound();
  if (role === 'superadmin') {
    if (!(await hasSuperadmin(db))) throw refusedByState('state', 'superadmin.last');
    await revokeImpersonations(db, 'impersonator_id', before.id);
  }
  await endSessionsWithoutRole(db, before.id);
  const user = await findPerson(db, before.id);
  return changed(undefined, { subject: subjectOf(user), before: recorded(before), after: recorded(user) });
}

/** Two superadmins who dismiss each other at once come one after the other: one of them stays. */
export async function lockSuperadmins(db: Database): Promise<void> {
  await db.selectFrom('roles').select('name').where('name', '=', 'superadmin').forUpdate().execute();
}

/** Whether anybody is superadmin with an open login. */
export async function hasSuperadmin(db: Database): Promise<boolean> {
  const left = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('role', '=', 'superadmin')
    .where('users.deleted_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  return left !== undefined;
}
