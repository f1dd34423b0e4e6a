import type * as api from '@move/contract/access/users.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { mailAdministrators } from './administrator-mails.ts';
import { endImpersonations, endSessionsWithoutRole, lockLogins } from '../auth-sessions/end-sessions.ts';
import { auditedRoles, subjectOf } from './role-change.ts';
import { takeRoles } from './roles.ts';
import { assertCurrentPassword } from '../passwords/assert-current-password.ts';
import { mailSuperadmins } from '../superadmins/superadmin-mails.ts';
import { findSuperadmins, hasSuperadmin, lockSuperadmins } from '../superadmins/superadmins.ts';
import { findUserWithRoles } from '../users.queries.ts';

export async function takeUserRole(call: Call<typeof api.takeUserRole>) {
  const { db, params, body, caller, config } = call;
  const { role, application_id } = body;
  if (role === 'superadmin') {
    await assertCurrentPassword(call);
    await lockSuperadmins(db);
  }
  await lockLogins(db, params.userId);
  const before = await findUserWithRoles(db, params.userId);
  const scope = { application_id: application_id ?? null };
  const told = await findSuperadmins(db);
  const dropped = await takeRoles(db, { userId: before.id, role, scope });
  if (dropped === 0) throw notFound();
  if (application_id !== undefined) {
    const taken = { about: before, by: caller.user, applicationId: application_id, what: 'taken' } as const;
    await mailAdministrators({ db, appUrl: config.appUrl }, taken);
  }
  if (role === 'superadmin') {
    if (!(await hasSuperadmin(db))) throw refusedByState('state', 'superadmin.last');
    await endImpersonations(db, 'impersonator_id', before.id);
    await mailSuperadmins(call, { recipients: told, about: before, what: 'taken' });
  }
  await endSessionsWithoutRole(db, before.id);
  const user = await findUserWithRoles(db, before.id);
  return changed(undefined, { subject: subjectOf(user), before: auditedRoles(before), after: auditedRoles(user) });
}
