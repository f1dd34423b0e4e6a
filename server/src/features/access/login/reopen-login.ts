import type * as api from '@move/contract/access/users.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { lockLogins } from '../auth-sessions/end-sessions.ts';
import { assertCurrentPassword } from '../passwords/assert-current-password.ts';
import { mailSuperadmins } from '../superadmins/superadmin-mails.ts';
import { findSuperadmins } from '../superadmins/superadmins.ts';
import { findUserWithRoles } from '../users.queries.ts';

/** Reopens a closed login with its password and roles. Reopening a superadmin's counts as an appointment, and requires the password. */
export async function reopenLogin(call: Call<typeof api.reopenLogin>) {
  const { db, params } = call;
  await lockLogins(db, params.userId);
  const before = await findUserWithRoles(db, params.userId);
  if (before.closed_at === null) throw refusedByState('state', 'login.open');
  const isAppointment = before.roles.some(({ role }) => role === 'superadmin');
  if (isAppointment) await assertCurrentPassword(call);
  await db.updateTable('users').set({ closed_at: null }).where('id', '=', before.id).execute();
  if (isAppointment) {
    await mailSuperadmins(call, { recipients: await findSuperadmins(db), about: before, what: 'reopened' });
  }
  const user = await findUserWithRoles(db, before.id);
  const subject = { type: 'users' as const, id: user.id, name: user.email };
  return changed({ user }, { subject, before: { closed_at: before.closed_at }, after: { closed_at: null } });
}
