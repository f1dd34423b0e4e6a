import type * as api from '@move/contract/access/auth-sessions.ts';
import { isAdministrator, type Role } from '@move/domain/access/roles.ts';
import { mayManageRole } from '@move/domain/team/invite.ts';
import { forbidden, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { endSessions, lockLogins } from './end-sessions.ts';

/**
 * Ends the sessions of a team member, except the caller's current one. Throws 403 when the member is an administrator or has a higher role
 * than the caller.
 */
export async function endMemberAuthSessions({ db, caller, params }: Call<typeof api.endMemberAuthSessions>) {
  const held = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select(['users.id', 'email', 'first_name', 'last_name', 'role', 'organization_id'])
    .where('user_id', '=', params.userId)
    .where('users.deleted_at', 'is', null)
    .execute();
  const [member] = held.filter((row) => row.organization_id === params.organizationId);
  if (!member) throw notFound();
  const isAbove = isAdministrator(held.map(({ role }) => role));
  if (isAbove || !mayManageRole(caller.roles, member.role as Role)) throw forbidden();
  await lockLogins(db, member.id);
  await endSessions(db, { userId: member.id, exceptTokenId: caller.tokenId });
  const name = `${member.first_name} ${member.last_name} <${member.email}>`;
  return changed(undefined, { subject: { type: 'members', id: member.id, name } });
}
