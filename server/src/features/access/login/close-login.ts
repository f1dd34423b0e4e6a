import type * as api from '@move/contract/access/users.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { endSessions, lockLogins } from '../auth-sessions/end-sessions.ts';
import { assertCurrentPassword } from '../passwords/assert-current-password.ts';
import { mailSuperadmins } from '../superadmins/superadmin-mails.ts';
import { findSuperadmins, hasSuperadmin, isSuperadmin, lockSuperadmins } from '../superadmins/superadmins.ts';
import { findUserWithRoles } from '../users.queries.ts';

/**
 * Closes a login and ends its sessions. Refuses the caller's own login and the last superadmin's; closing a superadmin's requires the
 * password.
 */
export async function closeLogin(call: Call<typeof api.closeLogin>) {
  const { db, params, caller } = call;
  if (params.userId === caller.user.id) throw refusedByState('state', 'login.own');
  if (await isSuperadmin(db, params.userId)) await assertCurrentPassword(call);
  await lockSuperadmins(db);
  await lockLogins(db, params.userId);
  const before = await findUserWithRoles(db, params.userId);
  if (before.closed_at !== null) throw refusedByState('state', 'login.closed');
  const recipients = await findSuperadmins(db);
  await db.updateTable('users').set({ closed_at: sql`now()` }).where('id', '=', before.id).execute();
  if (!(await hasSuperadmin(db))) throw refusedByState('state', 'superadmin.last');
  await endSessions(db, { userId: before.id });
  if (recipients.some(({ id }) => id === before.id)) {
    await mailSuperadmins(call, { recipients, about: before, what: 'closed' });
  }
  const user = await findUserWithRoles(db, before.id);
  const subject = { type: 'users' as const, id: user.id, name: user.email };
  return changed({ user }, { subject, before: { closed_at: null }, after: { closed_at: user.closed_at } });
}
