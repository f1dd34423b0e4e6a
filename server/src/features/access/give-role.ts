import type * as api from '@move/contract/access/users.ts';
import type { Account } from '@move/contract/access/users.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuseUnknown } from '../../platform/database/links.ts';
import { invalid, notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { endSessionsWithoutRole, lockLogins } from './end-sessions.ts';
import { revokeImpersonations } from './impersonate.ts';
import { dropRoles, giveRole } from './roles.ts';
import { findPerson } from './users.queries.ts';

const subjectOf = (account: Account): Subject => ({ type: 'users', id: account.id, name: account.email });

/** The roles in the audit trail: one field a role, so that it tells which came and went. */
const recorded = ({ roles }: Account) =>
  Object.fromEntries(
    roles.map(({ role }) => [
      role,
      roles.flatMap((held) => (held.role === role ? ((held.organization ?? held.application)?.name ?? true) : [])),
    ]),
  );

export async function giveUserRole({ db, params, body }: Call<typeof api.giveUserRole>) {
  // an impersonation that begins at this moment comes before or after
  await lockLogins(db, params.userId);
  const before = await findPerson(db, params.userId);
  const { role, application_id } = body;
  if (application_id !== undefined) {
    await refuseUnknown(db, { table: 'applications', ids: [application_id], field: 'application_id' });
  }
  const isNew = await giveRole(db, { userId: before.id, role, place: { application_id: application_id ?? null } });
  if (!isNew) throw invalid('role', 'role.held');
  // nobody acts as a superadmin, also not who began before
  if (role === 'superadmin') await revokeImpersonations(db, 'user_id', before.id);
  const user = await findPerson(db, before.id);
  return changed({ user }, { subject: subjectOf(user), before: recorded(before), after: recorded(user) });
}

export async function takeUserRole({ db, params, query }: Call<typeof api.takeUserRole>) {
  const { role, application_id } = query;
  if (role === 'superadmin') await lockSuperadmins(db);
  await lockLogins(db, params.userId);
  const before = await findPerson(db, params.userId);
  const place = { application_id: application_id ?? null };
  const dropped = await dropRoles(db, { userId: before.id, role, place });
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
