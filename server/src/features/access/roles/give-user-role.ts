import type * as api from '@move/contract/access/users.ts';
import { assertKnown } from '../../../platform/database/links.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { mailAdministrators } from './administrator-mails.ts';
import { endImpersonations, lockLogins } from '../auth-sessions/end-sessions.ts';
import { auditedRoles, subjectOf } from './role-change.ts';
import { giveRole } from './roles.ts';
import { assertCurrentPassword } from '../passwords/assert-current-password.ts';
import { mailSuperadmins } from '../superadmins/superadmin-mails.ts';
import { findSuperadmins } from '../superadmins/superadmins.ts';
import { findUserWithRoles } from '../users.queries.ts';

export async function giveUserRole(call: Call<typeof api.giveUserRole>) {
  const { db, params, body, caller, config } = call;
  if (body.role === 'superadmin') await assertCurrentPassword(call);
  // an impersonation that starts at this moment must wait: then it is ended below, or it sees the new role
  await lockLogins(db, params.userId);
  const before = await findUserWithRoles(db, params.userId);
  const { role, application_id } = body;
  if (application_id !== undefined) {
    await assertKnown(db, { table: 'applications', ids: [application_id], field: 'application_id' });
  }
  const isNew = await giveRole(db, { userId: before.id, role, scope: { application_id: application_id ?? null } });
  if (!isNew) throw invalid('role', 'role.held');
  if (application_id !== undefined) {
    const given = { about: before, by: caller.user, applicationId: application_id, what: 'given' } as const;
    await mailAdministrators({ db, appUrl: config.appUrl }, given);
  }
  // ends impersonations of this user: a superadmin can't be impersonated
  if (role === 'superadmin') {
    await endImpersonations(db, 'user_id', before.id);
    await mailSuperadmins(call, { recipients: await findSuperadmins(db), about: before, what: 'given' });
  }
  const user = await findUserWithRoles(db, before.id);
  return changed({ user }, { subject: subjectOf(user), before: auditedRoles(before), after: auditedRoles(user) });
}
